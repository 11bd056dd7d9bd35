import type { Text } from './site-config.ts'

/** Words in a language, or the default locale's. */
export function localized(text: Text, locale: string, standard: string): string {
  if (typeof text === 'string') return text
  if (Object.hasOwn(text, locale)) return text[locale]!
  return Object.hasOwn(text, standard) ? text[standard]! : ''
}
