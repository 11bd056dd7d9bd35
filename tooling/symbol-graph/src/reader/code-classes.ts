/** Classes of highlighted code by letter, `a` first; on disk a run of code has the letter. */
export const codeClasses: readonly string[] = [
  'tok-changed',
  'tok-comment',
  'tok-constant',
  'tok-deleted',
  'tok-function',
  'tok-inserted',
  'tok-keyword',
  'tok-link',
  'tok-parameter',
  'tok-property',
  'tok-string',
  'tok-type',
]

/** The class of a letter. */
export function codeClass(letter: string): string {
  return codeClasses[letter.charCodeAt(0) - 97] ?? ''
}

/** The letter of a class; absent when it has none. */
export function codeLetter(className: string): string | undefined {
  const at = codeClasses.indexOf(className)
  return at === -1 ? undefined : String.fromCharCode(97 + at)
}
