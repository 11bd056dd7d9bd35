/** What API Extractor calls a member whose name it cannot work out: `[tag]` of a `tag` that is not declared. */
const unknownName = '__computed'

/**
 * The name of a member as it is written: `[Main.tag]` for what API Extractor cannot name, any other as it is.
 *
 * @param excerpt - The member's declaration.
 */
export function writtenName(name: string, excerpt: readonly { readonly text: string }[]): string {
  if (name !== unknownName) return name
  const text = excerpt.map((piece) => piece.text).join('')
  const { before } = /^(?<before>(?:[a-z]+\s+)*)\[/u.exec(text)?.groups ?? {}
  if (before === undefined) return name
  let depth = 0
  for (let at = before.length; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1
    else if (text[at] === ']') depth -= 1
    if (depth === 0) return text.slice(before.length, at + 1)
  }
  return name
}
