import enApi from '#app/locales/en/api.json'
import enSearch from '#app/locales/en/search.json'
import enSite from '#app/locales/en/site.json'
import roApi from '#app/locales/ro/api.json'
import roSearch from '#app/locales/ro/search.json'
import roSite from '#app/locales/ro/site.json'
import { content } from '#app/data/index.server.ts'
import { type Locale, localeOf, withoutBase } from '#app/urls/index.ts'
import { createTranslate, type Translate } from './translate.ts'

type Messages = Readonly<Record<string, string>>

const ownMessages: Readonly<Record<Locale, Messages | undefined>> = {
  en: { ...enApi, ...enSearch, ...enSite },
  ro: { ...roApi, ...roSearch, ...roSite },
}

/** Locale and messages of a page on the server. */
export interface ServerTranslation {
  locale: Locale
  t: Translate
}

const ready = new Map<Locale, { messages: Messages; translation: ServerTranslation }>()

/** Messages of a locale, including those that only the server uses. */
export function translationFor(locale: Locale): ServerTranslation {
  const messages = ownMessages[locale] ?? configuredMessages(locale)
  const known = ready.get(locale)
  if (known?.messages === messages) return known.translation
  const translation = { locale, t: remembering(createTranslate(locale, messages)) }
  ready.set(locale, { messages, translation })
  return translation
}

/** Caches messages without placeholders: a page uses the same few a hundred times. */
function remembering(t: Translate): Translate {
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values) return t(key, values)
    const text = plain.get(key) ?? t(key)
    plain.set(key, text)
    return text
  }
}

/** Messages in the locale of a request's path. */
export function translationOf(request: Request): ServerTranslation {
  return translationFor(localeOf(withoutBase(new URL(request.url).pathname) ?? '/'))
}

/** Messages of the site's configuration; English ones when it was processed without texts of this language. */
function configuredMessages(locale: Locale): Messages {
  return content().config(locale).strings ?? ownMessages['en']!
}

/**
 * Messages for the browser, without those that only the server uses; `undefined` for a locale whose messages are part of
 * the app.
 */
export function browserMessages(locale: Locale): Messages | undefined {
  if (ownMessages[locale]) return undefined
  const isOfServer = (key: string): boolean =>
    Object.hasOwn(enApi, key) || Object.hasOwn(enApi, key.replace(/_[a-z]+$/, '_other'))
  return Object.fromEntries(Object.entries(configuredMessages(locale)).filter(([key]) => !isOfServer(key)))
}
