/** Normalises a word for comparison: lower case without diacritics, so `Ș` is `s`. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
