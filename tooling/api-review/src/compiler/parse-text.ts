import ts from '#typescript'

/** Parsed texts: each step of a comparison reads the same ones. */
const parsed = new Map<string, ts.SourceFile>()

/** Characters of the texts that are kept. */
const mostKept = 4_000_000
let kept = 0

/** Parses declarations outside of a program. Comments are read as text. */
export function parseText(text: string): ts.SourceFile {
  const known = parsed.get(text)
  if (known) return known
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const file = ts.createSourceFile('index.d.ts', text, options, true)
  kept += text.length
  if (kept > mostKept) {
    parsed.clear()
    kept = text.length
  }
  parsed.set(text, file)
  return file
}
