import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of the interface by key, in i18next's JSON format: `{{placeholder}}`, and plurals as `key_one`, `key_other`. */
export type Strings = Readonly<Record<string, string>>

/** Texts that are built in for a locale; `undefined` for other locales. */
export function builtInStrings(folder: string, locale: string): Strings | undefined {
  if (!readdirSync(folder).includes(locale)) return undefined
  const files = readdirSync(join(folder, locale)).sort()
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Strings),
  )
}

/** Forms of plurals in the order of files: that of `Intl.PluralRules` differs between releases of Node. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const plural = new RegExp(`_(?:${pluralForms.join('|')})$`)

/** Key without the plural form, if texts have plural forms of it. */
export function baseOf(key: string, texts: Strings): string | undefined {
  const base = key.replace(plural, '')
  return base !== key && Object.hasOwn(texts, `${base}_other`) ? base : undefined
}

/**
 * English texts by the keys that a language needs: plurals have the forms of that language.
 *
 * @param english - The built-in texts.
 */
export function expectedStrings(english: Strings, locale: string): Strings {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const forms = pluralForms.filter((form) => pluralCategories.includes(form))
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const base = baseOf(key, english)
      if (base === undefined) return [[key, text]]
      // In the place of the last form of English, so that keys keep their order.
      if (key !== `${base}_other`) return []
      return forms.map((form) => [`${base}_${form}`, english[`${base}_${form}`] ?? text])
    }),
  )
}

/** Names of the placeholders of a text. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name!))].sort()
}
