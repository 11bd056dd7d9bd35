import type ts from 'typescript'

/** Comments that were read, by file and start offset. */
const read = new Map<ts.SourceFile, Map<number, string>>()
let isPeeking = false

/** Forgets all comments: called before a package is read, as files are shared by the packages after it. */
export function startReading(): void {
  read.clear()
}

/** Text of a comment that is shown. Every comment of the documentation is read here, so that the others can be reported. */
export function readComment(file: ts.SourceFile, { pos, end }: ts.TextRange): string {
  const comment = file.text.slice(pos, end)
  if (!isPeeking) read.set(file, (read.get(file) ?? new Map<number, string>()).set(pos, comment))
  return comment
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

/** Comments that were read, by file and start offset. */
export function readComments(): ReadonlyMap<ts.SourceFile, ReadonlyMap<number, string>> {
  return read
}

/** Whether the comment at an offset was read. */
export function isRead(file: ts.SourceFile, { pos }: ts.TextRange): boolean {
  return read.get(file)?.has(pos) === true
}
