/**
 * Whether a text fits a pattern in which each `*` stands for any characters, or none.
 *
 * @returns In a time that grows with the length of the text times the number of stars, whatever they are.
 */
export function fits(text: string, pattern: string): boolean {
  const [head = '', ...middle] = pattern.split('*')
  const tail = middle.pop()
  if (tail === undefined) return text === pattern
  if (!text.startsWith(head)) return false
  let from = head.length
  for (const part of middle) {
    const found = text.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return text.length - tail.length >= from && text.endsWith(tail)
}
