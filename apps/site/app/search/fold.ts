/** A word as words are compared: without case and without diacritics, so that `ș` is `s`. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
