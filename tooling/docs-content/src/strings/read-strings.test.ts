import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'

const english = {
  skip: 'Skip',
  'find.in': 'Find in {{place}}',
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
}
const german = {
  skip: 'Weiter',
  'find.in': 'Suche in {{place}}',
  hits_one: 'Ein Treffer',
  hits_other: '{{count}} Treffer',
}

async function configOf(strings: unknown, locale: object = { code: 'de', strings: './de.json' }) {
  const site = temporarySite({
    'site.config.json': JSON.stringify({ title: 'T', locales: { list: [locale] } }),
    'de.json': typeof strings === 'string' ? strings : JSON.stringify(strings),
    'built-in/en/site.json': JSON.stringify(english),
    'content/docs/a.md': '# A\n',
  })
  const { locales } = await buildContent({ site, root: site, strings: join(site, 'built-in') })
  return locales[0]!.config
}

test('texts come with the configuration of their language', async () => {
  const { strings, locales } = await configOf(german)
  expect(strings).toEqual(german)
  expect(locales.list[0]).not.toHaveProperty('strings')
})

test('a language written from right to left has its direction', async () => {
  const { locales } = await configOf(
    { ...german, ...Object.fromEntries(['zero', 'two', 'few', 'many'].map((form) => [`hits_${form}`, '{{count}}'])) },
    { code: 'ar', strings: './de.json' },
  )
  expect(locales.list[0]).toMatchObject({ code: 'ar', direction: 'rtl' })
})

test.each<[string, unknown, string]>([
  [
    'a missing key',
    { ...german, skip: undefined },
    './de.json: found no skip, expected all 4 keys. Add them in English: `signpost strings de ./de.json`.',
  ],
  ['an unknown key', { ...german, skipp: 'x' }, './de.json: found the unknown key "skipp"'],
  ['an empty text', { ...german, skip: '' }, './de.json: found "" for "skip", expected a text that is not empty'],
  ['a number', { ...german, skip: 1 }, './de.json: found 1 for "skip"'],
  [
    'a lost placeholder',
    { ...german, 'find.in': 'Suche' },
    './de.json: found "find.in" with no placeholder, expected {{place}}',
  ],
  [
    'a wrong placeholder',
    { ...german, hits_other: '{{number}}' },
    './de.json: found "hits_other" with {{number}}, expected {{count}}',
  ],
  ['no JSON', '{', './de.json: found no JSON: '],
  ['a list', [], './de.json: found JSON that is no object, expected an object with a text for each key'],
])('%s is an error of the configuration', async (_, strings, message) => {
  await expect(configOf(strings)).rejects.toThrow(`- ${message}`)
})

test('a misspelt key names the missing one', async () => {
  await expect(configOf({ ...german, skip: undefined, skpi: 'x' })).rejects.toThrow('Did you mean "skip"?')
})

test('a missing file names the command that creates it', async () => {
  await expect(configOf(german, { code: 'de', strings: './german.json' })).rejects.toThrow(
    './german.json: found nothing, expected a file. Create it: `signpost strings de ./german.json`.',
  )
})

test('another language needs a file, and a built-in one has none', async () => {
  await expect(configOf(german, { code: 'de' })).rejects.toThrow('`signpost strings de strings.de.json` creates')
  await expect(configOf(german, { code: 'en', strings: './de.json' })).rejects.toThrow('found "strings", expected none')
})
