/** A replacement of the text from `from` (inclusive) to `to` (exclusive). */
export interface TextChange {
  from: number
  to: number
  text: string
}

/** Applies changes that do not overlap, given in any order. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let [result, at] = ['', 0]
  for (const change of [...changes].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, change.from) + change.text
    at = change.to
  }
  return result + text.slice(at)
}

/** Spaces of the same length as the text; line breaks stay. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
