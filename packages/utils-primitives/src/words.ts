import { checkArgument } from './check-options.ts'

/**
 * Splits an identifier into lower-case words: the type `Words` of `@signpost/types` at run time.
 *
 * Like the type, it processes one UTF-16 code unit at a time.
 */
export function words(text: string): string[] {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  const found: string[] = []
  let word = ''
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    const separates = ' -_./:'.includes(char)
    if (!separates) word += char.toLowerCase()
    if (word && (separates || endsWord(char, text.charAt(i + 1), text.charAt(i + 2)))) {
      found.push(word)
      word = ''
    }
  }
  if (word) found.push(word)
  return found
}

/** Whether a word ends with `char`, because `next` starts another one. */
function endsWord(char: string, next: string, third: string): boolean {
  const isSmall = (letter: string): boolean => letter !== letter.toUpperCase()
  const isCapital = (letter: string): boolean => letter !== letter.toLowerCase()
  if (!isCapital(next)) return false
  return isSmall(char) || /\d/.test(char) || (isCapital(char) && isSmall(third))
}
