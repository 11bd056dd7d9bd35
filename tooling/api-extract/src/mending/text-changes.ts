/** Text that takes the place of other text. */
export interface TextChange {
  from: number
  to: number
  text: string
}

/** Makes changes that do not overlap, in whatever order they come. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let [result, at] = ['', 0]
  for (const change of [...changes].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, change.from) + change.text
    at = change.to
  }
  return result + text.slice(at)
}

/** Blanks of the same length, with the line breaks kept. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
