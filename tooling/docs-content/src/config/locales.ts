import type { LocaleConfiguration } from '../reader/model.ts'
import type { Place } from './value-checks.ts'
import { isObject, listAt, objectAt, oneOfAt, reject, stringAt } from './value-checks.ts'

/** Scripts that are written from right to left. */
const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ks',
  'ku',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
])

/** The languages of a site whose configuration names none. */
const standardLocales = ['en', 'ro']

/**
 * Reads `locales`. A code is enough: the label is the language's own name with its first letter in upper case, the rest
 * follows from the code (R2.40).
 */
export function localesAt(place: Place, baseUrl: string): { default: string; list: LocaleConfiguration[] } {
  const at = place.value === undefined ? undefined : objectAt(place, ['default', 'list'])
  const listed = at ? listAt(at('list')) : []
  const places = listed.length > 0 ? listed : standardLocales.map((value) => ({ ...place, value }))
  const first = codeOf(places[0]!.value) ?? standardLocales[0]!
  const fallback = places.some(({ value }) => codeOf(value) === 'en') ? 'en' : first
  const standard = at ? stringAt(at('default'), fallback) : fallback

  const list: LocaleConfiguration[] = []
  for (const item of places) {
    const locale = localeAt(item, baseUrl, standard)
    if (!locale) continue
    if (list.some(({ code }) => code === locale.code)) reject(item, 'each locale once')
    else list.push(locale)
  }
  if (at && list.length > 0 && !list.some(({ code }) => code === standard)) {
    reject(at('default'), `one of the listed locales: ${list.map(({ code }) => code).join(', ')}`)
  }
  list.sort((a, b) => Number(b.code === standard) - Number(a.code === standard))
  return { default: standard, list }
}

function localeAt(place: Place, baseUrl: string, standard: string): LocaleConfiguration | undefined {
  if (typeof place.value === 'string') {
    const language = languageOf(place, place.value)
    return language && { ...language, baseUrl: homeOf(language.path, language.code === standard, baseUrl) }
  }
  const at = objectAt(place, ['code', 'label', 'htmlLang', 'direction', 'calendar', 'path'])
  const language = at && languageOf(at('code'), stringAt(at('code')))
  if (!at || !language) return undefined
  const path = stringAt(at('path'), language.path)
  if (!/^[\w-]+$/.test(path)) reject(at('path'), 'one segment of a path, without slashes')
  return {
    code: language.code,
    label: stringAt(at('label'), language.label),
    htmlLang: stringAt(at('htmlLang'), language.htmlLang),
    direction: oneOfAt(at('direction'), ['ltr', 'rtl'], language.direction),
    calendar: stringAt(at('calendar'), language.calendar),
    path,
    baseUrl: homeOf(path, language.code === standard, baseUrl),
  }
}

/** What follows from a code; absent, with a problem, when it is no language tag. */
function languageOf(place: Place, code: string): Omit<LocaleConfiguration, 'baseUrl'> | undefined {
  let label: string | undefined
  try {
    const locale = new Intl.Locale(code)
    label = new Intl.DisplayNames([locale.baseName], { type: 'language' }).of(locale.baseName)
  } catch {
    if (code !== '') reject(place, 'a language tag such as "en" or "pt-BR"')
    return undefined
  }
  const name = label ?? code
  return {
    code,
    label: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    htmlLang: code,
    direction: rightToLeft.has(code.split('-')[0]!) ? 'rtl' : 'ltr',
    calendar: 'gregory',
    path: code,
  }
}

function homeOf(path: string, isDefault: boolean, baseUrl: string): string {
  return isDefault ? baseUrl : `${baseUrl}${path}/`
}

function codeOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return isObject(value) && typeof value['code'] === 'string' ? value['code'] : undefined
}
