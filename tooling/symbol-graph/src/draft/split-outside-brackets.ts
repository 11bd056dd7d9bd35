/**
 * Splits declaration text at separators outside brackets, quotes and type argument lists.
 *
 * @param separators - Single characters.
 * @returns Parts that are not blank, untrimmed.
 */
export function splitOutsideBrackets(text: string, separators: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (quote !== '' && character !== undefined) {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
      continue
    }
    if (character === undefined || (depth <= 0 && separators.includes(character))) {
      const part = text.slice(from, at)
      if (part.trim() !== '') parts.push(part)
      from = at + 1
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if ('([{<'.includes(character)) depth += 1
    else if (')]}'.includes(character) || (character === '>' && text[at - 1] !== '=')) depth -= 1
  }
  return parts
}

/** Index of the first `character` outside brackets, or -1. */
export function indexOutsideBrackets(text: string, character: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]!
    if (one === character && depth === 0) return at
    if ('([{<'.includes(one)) depth += 1
    else if (')]}'.includes(one) || (one === '>' && text[at - 1] !== '=')) depth -= 1
  }
  return -1
}
