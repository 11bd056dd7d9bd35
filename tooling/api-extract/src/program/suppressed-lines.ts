import type ts from 'typescript'

/** Comments that the compiler's parser lists, with an end on their last line; its types leave them out. */
interface WithDirectives {
  commentDirectives?: readonly { range: ts.TextRange }[]
}

/**
 * Tells of a line, from 1, whether the compiler leaves out its errors: `@ts-ignore` or `@ts-expect-error` stands on the line before,
 * with nothing but empty lines and comments of `//` between.
 */
export function suppressedLines(file: ts.SourceFile): (line: number) => boolean {
  const { commentDirectives = [] } = file as ts.SourceFile & WithDirectives
  const directives = new Set(commentDirectives.map(({ range }) => file.getLineAndCharacterOfPosition(range.end).line))
  if (directives.size === 0) return () => false
  const lines = file.text.split(/\r\n|[\n\r\u2028\u2029]/u)
  return (line) => {
    for (let before = line - 2; before >= 0; before -= 1) {
      if (directives.has(before)) return true
      if (!/^\s*(?:\/\/|$)/u.test(lines[before] ?? '')) return false
    }
    return false
  }
}
