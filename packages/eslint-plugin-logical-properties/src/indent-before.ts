/**
 * Separator before a new entry: a line break and its indentation when the entry at `start` begins a line, else a space.
 */
export function indentBefore(source: string, start: number): string {
  const line = source.slice(0, start).search(/[^\n\r]*$/)
  const before = source.slice(line, start)
  return line > 0 && /^\s*$/.test(before) ? `\n${before}` : ' '
}
