/**
 * Whether a text matches a pattern in which each `*` matches any characters, or none.
 *
 * @returns Whether it matches. The time is at most proportional to the length of the text times the number of stars.
 */
export function fits(text: string, pattern: string): boolean {
  let from = 0
  return pattern.split('*').every((part, i, { length }) => {
    const at = i < length - 1 ? text.indexOf(part, from) : text.length - part.length
    const isHere = at >= from && (i > 0 || at === 0) && text.startsWith(part, at)
    from = at + part.length
    return isHere
  })
}
