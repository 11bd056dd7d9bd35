/** What separates a new entry from the one at `start`: a line break and its indent when that one begins a line, or a space. */
export function indentBefore(source: string, start: number): string {
  const line = source.slice(0, start).search(/[^\n\r]*$/)
  const before = source.slice(line, start)
  return line > 0 && /^\s*$/.test(before) ? `\n${before}` : ' '
}
