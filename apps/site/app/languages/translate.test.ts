import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import enApi from '#app/locales/en/api.json'
import enSearch from '#app/locales/en/search.json'
import enSite from '#app/locales/en/site.json'
import roApi from '#app/locales/ro/api.json'
import roSearch from '#app/locales/ro/search.json'
import roSite from '#app/locales/ro/site.json'
import { createTranslate, type MessageValues } from './translate.ts'

const catalogues = {
  site: { en: enSite, ro: roSite },
  api: { en: enApi, ro: roApi },
  search: { en: enSearch, ro: roSearch },
}
const plural = /_(?:zero|one|two|few|many|other)$/

/** Messages without their plural forms. */
function baseKeys(messages: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.keys(messages).map((key) => key.replace(plural, '')))]
}

function gaps(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort()
}

describe.each(Object.entries(catalogues))('%s', (_, { en, ro }) => {
  test('has the same messages in both languages', () => expect(Object.keys(ro)).toEqual(Object.keys(en)))

  test('leaves no message empty, and no gap out', () => {
    for (const [key, text] of Object.entries(ro)) {
      expect(text, key).not.toBe('')
      const wanted = gaps((en as Record<string, string>)[key]!)
      if (plural.test(key)) expect(wanted, key).toEqual(expect.arrayContaining(gaps(text)))
      else expect(gaps(text), key).toEqual(wanted)
    }
  })

  test('writes Romanian with commas below, not cedillas', () => expect(Object.values(ro).join()).not.toMatch(/[ŞşŢţ]/))
})

describe.each(['en', 'ro'] as const)('createTranslate in %s', (locale) => {
  const messages = { ...catalogues.api[locale], ...catalogues.search[locale], ...catalogues.site[locale] }
  const reference = i18next.createInstance()
  void reference.init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  })
  const t = createTranslate(locale, messages)

  test.each(baseKeys(messages))('%s is what i18next says', (key) => {
    const values = { mode: 'x', heading: '<b>', language: 'ts', number: 3, name: '$&', kind: 'k', package: 'p' }
    const cases: MessageValues[] = [
      values,
      ...[0, 1, 2, 5, 19, 20, 21, 101, 119, 120].map((count) => ({ ...values, count })),
    ]
    for (const value of cases) expect(t(key, value)).toBe(reference.t(key, value))
  })

  test('an unknown key is its own text', () => {
    for (const key of ['no.such.key', '__proto__', 'constructor']) expect(t(key)).toBe(key)
  })
})

test.each([
  [1, '1 simbol'],
  [2, '2 simboluri'],
  [19, '19 simboluri'],
  [20, '20 de simboluri'],
  [101, '101 simboluri'],
])('Romanian counts %d as %j', (count, text) => {
  expect(createTranslate('ro', roApi)('package.symbols', { count })).toBe(text)
})
