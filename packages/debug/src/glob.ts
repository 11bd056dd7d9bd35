/**
 * Whether a text matches a pattern in which each `*` matches any characters, or none.
 *
 * @returns Whether it matches. The time is at most proportional to the length of the text times the number of stars.
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
