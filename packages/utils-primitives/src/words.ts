/**
 * The words of an identifier, in lower case: the type `Words` of `@signpost/types`, at run time.
 *
 * It looks at one UTF-16 code unit at a time, as the type does.
 */
export function words(text: string): string[] {
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

/** Whether a word ends with `char`, because `next` begins another one. */
function endsWord(char: string, next: string, third: string): boolean {
  const isSmall = (letter: string): boolean => letter !== letter.toUpperCase()
  const isCapital = (letter: string): boolean => letter !== letter.toLowerCase()
  if (!isCapital(next)) return false
  return isSmall(char) || /\d/.test(char) || (isCapital(char) && isSmall(third))
}
