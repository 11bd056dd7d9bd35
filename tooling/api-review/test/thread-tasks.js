import { threadId } from 'node:worker_threads'
import ts from 'typescript'

/** Tasks that end in each way that a task in a thread can end. */
export function* count(last, from) {
  for (let number = from + 1; number <= last; number++) yield number
}

export function* place() {
  yield threadId
}

export function* hang(_, from) {
  if (from === 0) yield 'before'
  for (;;);
}

export function* nest() {
  yield deeper(0)
}

function deeper(depth) {
  return depth + deeper(depth + 1)
}

export function* fail() {
  yield deny()
}

function deny() {
  throw new TypeError('no types')
}

export function* failInCompiler() {
  yield ts.createSourceFile('index.ts', undefined, ts.ScriptTarget.ES2022)
}
