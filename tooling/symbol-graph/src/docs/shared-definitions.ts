/** Definitions of footnotes and link references in the blocks of a comment, by label. */
export type Definitions = ReadonlyMap<string, string>

const opening = /^[ \t]{0,3}\[(?<label>\^?[^\][\\]+)\]:(?<rest>.*)$/u
const fence = /^[ \t]*(?<marks>`{3,}|~{3,})/u
const destination = /^\s*(?:<[^<>\n]*>|[^\s<]\S*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*$/u

/**
 * Finds the definitions in texts of one comment. Each block is rendered by itself, and a label of one block may be defined in another: a
 * footnote of the summary, below the remarks. Of equal labels the first one counts.
 */
export function definitionsIn(texts: readonly string[]): Definitions {
  const found = new Map<string, string>()
  for (const text of texts) {
    if (!text.includes(']:')) continue
    const lines = text.split('\n')
    let closing: string | undefined
    for (const [at, line] of lines.entries()) {
      const marks = fence.exec(line)?.groups?.['marks']
      if (closing !== undefined) {
        if (marks?.startsWith(closing) && line.trim() === marks) closing = undefined
        continue
      }
      closing = marks
      const { label, rest = '' } = opening.exec(line)?.groups ?? {}
      if (label === undefined) continue
      const isNote = label.startsWith('^')
      if (!isNote && !destination.test(rest)) continue
      const key = keyOf(label)
      if (!found.has(key)) found.set(key, isNote ? noteAt(lines, at) : line.trim())
    }
  }
  return found
}

/**
 * Texts of one comment in which footnotes without a reference are paragraphs: Markdown shows a footnote only where something refers
 * to it.
 */
export function withoutLooseNotes(texts: readonly string[]): readonly string[] {
  if (!texts.some((text) => text.includes('[^'))) return texts
  const referred = new Set(texts.flatMap((text) => [...text.matchAll(reference)].map(([, label]) => keyOf(label!))))
  return texts.map((text) => {
    const loose = [...definitionsIn([text])].filter(([key]) => key.startsWith('^') && !referred.has(key))
    return loose.reduce((left, [, note]) => left.replace(note, () => `\n${paragraphsOf(note)}`), text)
  })
}

const reference = /\[(\^[^\][\\]+)\](?!:)/gu

function paragraphsOf(note: string): string {
  return note.replace(/^\[\^[^\]]*\]:[^\S\n]*/u, '').replace(/^ {4}/gmu, '')
}

/** Text of a block with the definitions that it refers to, and that are in other blocks. */
export function withDefinitions(text: string, shared: Definitions): string {
  if (shared.size === 0 || !text.includes('[')) return text
  const own = definitionsIn([text])
  const labels = new Set([...text.matchAll(/\[(\^?[^\][\\]+)\]/gu)].map(([, label]) => keyOf(label!)))
  const missing = [...shared].filter(([key]) => labels.has(key) && !own.has(key))
  return [text, ...missing.map(([, definition]) => definition)].join('\n\n')
}

/** A footnote: its first paragraph, and further ones that are indented. */
function noteAt(lines: readonly string[], start: number): string {
  let end = start + 1
  while (end < lines.length && isOfNote(lines, end)) end += 1
  const [first = '', ...others] = lines.slice(start, end)
  return [first.trimStart(), ...others].join('\n').trimEnd()
}

function isOfNote(lines: readonly string[], at: number): boolean {
  const line = lines[at]!
  if (line.trim() === '')
    return (
      lines
        .slice(at)
        .find((one) => one.trim() !== '')
        ?.startsWith('    ') ?? false
    )
  return line.startsWith('    ') || (lines[at - 1]!.trim() !== '' && !opening.test(line) && !fence.test(line))
}

/** Labels are equal whatever their case and white space. */
function keyOf(label: string): string {
  return label.trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
