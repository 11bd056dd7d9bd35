import type { TFunction } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import enApi from '#app/locales/en/api.json'
import enHome from '#app/locales/en/home.json'
import enSearch from '#app/locales/en/search.json'
import enSite from '#app/locales/en/site.json'
import roApi from '#app/locales/ro/api.json'
import roHome from '#app/locales/ro/home.json'
import roSearch from '#app/locales/ro/search.json'
import roSite from '#app/locales/ro/site.json'
import { content } from '#app/data/index.server.ts'
import { defaultLocale, type Locale, localeOf, locales, withoutBase } from '#app/urls/index.ts'
import { languageTag } from './language-tag.ts'
import type { Translate } from './translate.ts'

type Messages = Readonly<Record<string, string>>

const english: Messages = { ...enApi, ...enHome, ...enSearch, ...enSite }

const ownMessages: Readonly<Record<Locale, Messages | undefined>> = {
  en: english,
  ro: { ...roApi, ...roHome, ...roSearch, ...roSite },
}

/** Locale and messages of a page on the server. */
export interface ServerTranslation {
  locale: Locale
  t: Translate
}

/** Translations of one state of the content: its configuration has the messages of other languages than the app's. */
interface Translations {
  i18n: RemixI18Next
  byLocale: Map<Locale, Promise<ServerTranslation>>
}

/** By the content's manifest, which is another object after each change of the content. */
const translations = new WeakMap<object, Translations>()

/** Messages in the locale of a request's path. */
export async function translationOf(request: Request): Promise<ServerTranslation> {
  const tag = await current().i18n.getLocale(request)
  return translationFor(locales.find((locale) => languageTag(locale) === tag) ?? defaultLocale)
}

/** Messages of a locale, including those that only the server uses. */
export function translationFor(locale: Locale): Promise<ServerTranslation> {
  const { i18n, byLocale } = current()
  let translation = byLocale.get(locale)
  if (!translation) {
    translation = i18n.getFixedT(languageTag(locale)).then((t) => ({ locale, t: remembering(t) }))
    byLocale.set(locale, translation)
  }
  return translation
}

function current(): Translations {
  const { manifest } = content()
  let present = translations.get(manifest)
  if (!present) {
    present = { i18n: createI18n(), byLocale: new Map() }
    translations.set(manifest, present)
  }
  return present
}

function createI18n(): RemixI18Next {
  const resources = Object.fromEntries(
    ['en', ...locales].map((locale) => [languageTag(locale), { translation: messagesOf(locale) }]),
  )
  // `pt` is also found in `pt-BR`, so the shorter tags are first.
  const tags = Object.keys(resources).sort((a, b) => a.length - b.length)
  return new RemixI18Next({
    detection: {
      supportedLanguages: tags,
      fallbackLanguage: languageTag(defaultLocale),
      order: ['custom'],
      // The address decides, never a cookie or a header: a page has the same bytes for every reader.
      findLocale: (request) =>
        Promise.resolve(languageTag(localeOf(withoutBase(new URL(request.url).pathname) ?? '/'))),
    },
    i18next: {
      resources,
      supportedLngs: tags,
      fallbackLng: 'en',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    },
  })
}

/** Caches messages without placeholders: a page uses the same few a hundred times. */
function remembering(t: TFunction): Translate {
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values) return t(key, { ...values })
    const text = plain.get(key) ?? t(key)
    plain.set(key, text)
    return text
  }
}

/** Messages of the app or of the site's configuration; English ones when it was processed without this language. */
function messagesOf(locale: Locale): Messages {
  return ownMessages[locale] ?? content().config(locale).strings ?? english
}

/**
 * Messages for the browser, without those that only the server uses; `undefined` for a locale whose messages are part of
 * the app.
 */
export function browserMessages(locale: Locale): Messages | undefined {
  if (ownMessages[locale]) return undefined
  const isOfServer = (key: string): boolean =>
    Object.hasOwn(enApi, key) || Object.hasOwn(enApi, key.replace(/_[a-z]+$/, '_other'))
  return Object.fromEntries(Object.entries(messagesOf(locale)).filter(([key]) => !isOfServer(key)))
}
