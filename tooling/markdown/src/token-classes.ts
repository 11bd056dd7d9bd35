/**
 * Every class that highlighted code may carry, in code unit order. A stylesheet colours each of them in both modes.
 * Text without a class has the colour of plain code.
 */
export const tokenClasses: readonly string[] = [
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

const known = new Set(tokenClasses)

/** Theme variables that share a class with another one. */
const synonyms = new Map([['string-expression', 'string']])

/** The prefix of the theme's colour variables. */
export const variablePrefix = '--signpost-'

/**
 * The class of a token by its colour.
 *
 * @param color - `var(--signpost-token-keyword)`, as the theme gives it
 * @returns undefined for colours that are plain code: foreground, punctuation
 */
export function tokenClass(color: string | undefined): string | undefined {
  const variable = color === undefined ? null : /^var\(--signpost-token-([a-z-]+)\)$/.exec(color)
  if (!variable) return undefined
  const name = `tok-${synonyms.get(variable[1]!) ?? variable[1]!}`
  return known.has(name) ? name : undefined
}
