/** Closing brackets by opening ones. */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * Splits a CSS value at white space, slashes and commas outside of brackets and strings.
 *
 * @param value - For example `calc(1px + 2px) "a b" / 3px`.
 * @returns The pieces in order, with each `/` and `,` as a separate piece; `undefined` for an unclosed bracket or
 *   string.
 */
export function splitValue(value: string): string[] | undefined {
  const pieces: string[] = []
  const open: string[] = []
  let piece = ''
  let quote = ''
  const end = (): void => {
    if (piece) pieces.push(piece)
    piece = ''
  }
  for (let i = 0; i < value.length; i++) {
    const char = value.charAt(i)
    if (quote || char === '"' || char === "'") {
      piece += char
      if (char === '\\') piece += value.charAt(++i)
      else if (char === quote) quote = ''
      else quote ||= char
    } else if (open.length === 0 && /\s/.test(char)) {
      end()
    } else if (open.length === 0 && (char === '/' || char === ',')) {
      end()
      pieces.push(char)
    } else {
      piece += char
      const expected = closing[char]
      if (expected) open.push(expected)
      else if (Object.values(closing).includes(char) && open.pop() !== char) return undefined
    }
  }
  end()
  return quote || open.length > 0 ? undefined : pieces
}
