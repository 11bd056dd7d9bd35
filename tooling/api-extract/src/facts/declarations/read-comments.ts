import type ts from 'typescript'

/** Start offsets of the comments that were read, by file. */
let read = new WeakMap<ts.SourceFile, Set<number>>()
let isPeeking = false

/** Forgets all comments: called before a package is read, as files are shared by the packages after it. */
export function startReading(): void {
  read = new WeakMap()
}

/** Text of a comment that is shown. Every comment of the documentation is read here, so that the others can be reported. */
export function readComment(file: ts.SourceFile, { pos, end }: ts.TextRange): string {
  if (!isPeeking) {
    const known = read.get(file)
    if (known === undefined) read.set(file, new Set([pos]))
    else known.add(pos)
  }
  return file.text.slice(pos, end)
}

/** Result of a function that looks at comments without showing them: for a tag, or before it is known which of them are shown. */
export function peek<Result>(look: () => Result): Result {
  const before = isPeeking
  isPeeking = true
  try {
    return look()
  } finally {
    isPeeking = before
  }
}

/** Whether the comment at an offset was read. */
export function isRead(file: ts.SourceFile, { pos }: ts.TextRange): boolean {
  return read.get(file)?.has(pos) === true
}
