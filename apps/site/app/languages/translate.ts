import type { Locale } from '#app/urls/index.ts'

/** What a message's gaps are filled with; `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Gives the text of a message. An unknown key is its own text, so that nothing disappears. */
export type Translate = (key: string, values?: MessageValues) => string

/**
 * Translates over a catalogue in i18next's JSON format: `{{gap}}`, and plurals as `key_one`, `key_few`, `key_other`.
 *
 * The browser needs no more of i18next than this, which is 14 kB smaller; a test holds the two equal for every message.
 */
export function createTranslate(locale: Locale, messages: Readonly<Record<string, string>>): Translate {
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? `${key}_${pluralForm(locale, values.count)}` : key
    const text = own(messages, form) ?? own(messages, key) ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(own(values, name) ?? gap))
  }
}

const rules = new Map<Locale, Intl.PluralRules>()

/** The rules of a locale take longer to make than a page to render: they are made when first needed, and kept. */
function pluralForm(locale: Locale, count: number): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known.select(count)
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
