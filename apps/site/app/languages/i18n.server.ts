import { RemixI18Next } from 'remix-i18next/server'
import enApi from '#app/locales/en/api.json'
import enSearch from '#app/locales/en/search.json'
import enSite from '#app/locales/en/site.json'
import roApi from '#app/locales/ro/api.json'
import roSearch from '#app/locales/ro/search.json'
import roSite from '#app/locales/ro/site.json'
import { defaultLocale, type Locale, localeOf, locales, withoutBase } from '#app/urls/index.ts'
import type { Translate } from './translate.ts'

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: (request) => Promise.resolve(localeOf(withoutBase(new URL(request.url).pathname) ?? '/')),
  },
  i18next: {
    resources: {
      en: { site: enSite, api: enApi, search: enSearch },
      ro: { site: roSite, api: roApi, search: roSearch },
    },
    supportedLngs: [...locales],
    fallbackLng: defaultLocale,
    ns: ['site', 'api', 'search'],
    defaultNS: 'site',
    fallbackNS: ['api', 'search'],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  },
})

/** Locale and messages of a page on the server. */
export interface ServerTranslation {
  locale: Locale
  t: Translate
}

const ready = new Map<Locale, Promise<ServerTranslation>>()

/** Messages of a locale, including those that only the server uses. */
export function translationFor(locale: Locale): Promise<ServerTranslation> {
  let translation = ready.get(locale)
  if (!translation) {
    translation = i18n
      .getFixedT(locale)
      .then((t) => ({ locale, t: remembering((key, values) => t(key, { ...values })) }))
    ready.set(locale, translation)
  }
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
export async function translationOf(request: Request): Promise<ServerTranslation> {
  return translationFor((await i18n.getLocale(request)) as Locale)
}
