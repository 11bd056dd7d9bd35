import ts from 'typescript'

/** Tasks that end in each way that a task in a thread can end. */
export function count(last, onPart) {
  for (let number = 1; number <= last; number++) onPart(number)
}

export function hang(_, onPart) {
  onPart('before')
  for (;;);
}

export function nest(depth) {
  return depth + nest(depth + 1)
}

export function fail() {
  throw new TypeError('no types')
}

export function failInCompiler() {
  ts.createSourceFile('index.ts', undefined, ts.ScriptTarget.ES2022)
}
