import { describe, expect, test } from 'vitest'
import enApi from '#app/locales/en/api.json'
import enHome from '#app/locales/en/home.json'
import enSearch from '#app/locales/en/search.json'
import enSite from '#app/locales/en/site.json'
import roApi from '#app/locales/ro/api.json'
import roHome from '#app/locales/ro/home.json'
import roSearch from '#app/locales/ro/search.json'
import roSite from '#app/locales/ro/site.json'
import { createTranslate } from './translate.ts'

const catalogues = {
  site: { en: enSite, ro: roSite },
  api: { en: enApi, ro: roApi },
  home: { en: enHome, ro: roHome },
  search: { en: enSearch, ro: roSearch },
}
const plural = /_(?:zero|one|two|few|many|other)$/

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

test('an unknown key is its own text', () => {
  const t = createTranslate('en', enSite)
  for (const key of ['no.such.key', '__proto__', 'constructor']) expect(t(key)).toBe(key)
})

test('a value is put into its placeholder as it is', () => {
  const t = createTranslate('en', { 'search.titleOf': 'Results for {{query}}' })
  for (const query of ['$&', '{{query}}', '$t(skip)', '<b>']) {
    expect(t('search.titleOf', { query })).toBe(`Results for ${query}`)
  }
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
