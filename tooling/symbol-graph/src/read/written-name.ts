/** Name that API Extractor gives a member with an unresolved name: `[tag]` where `tag` is not declared. */
const unknownName = '__computed'

/**
 * Name of a member as written: `[Main.tag]` where API Extractor has no name, otherwise unchanged.
 *
 * @param excerpt - Declaration of the member.
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
