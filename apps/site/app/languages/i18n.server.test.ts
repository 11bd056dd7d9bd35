import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import enApi from '#app/locales/en/api.json'
import roApi from '#app/locales/ro/api.json'
import { contentFolder } from '#app/data/content.server.ts'
import { offerLocales, ownLocales } from '#app/urls/locales.ts'
import { translationFor, translationOf } from './i18n.server.ts'
import { createTranslate } from './translate.ts'

/** Tags that a configuration may have: in another case than the standard's, and one that is the beginning of another. */
const codes = ['en', 'ro', 'pt-BR', 'pt', 'pt-pt', 'zh-Hant-HK', 'zh', 'az-cyrl-az', 'ca-ES-valencia', 'fil', 'es-419']

let folder: string

function writeContent(strings: (code: string) => Readonly<Record<string, string>>): void {
  const locales = codes.map((locale) => ({ locale, config: { strings: strings(locale) }, versions: [] }))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ formatVersion: '2.0', config: {}, locales }))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'i18n-'))
  vi.stubEnv('SIGNPOST_CONTENT', folder)
  writeContent((code) => ({ skip: `skip in ${code}` }))
  offerLocales(codes)
})
afterAll(() => {
  offerLocales(ownLocales)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test.each(codes.slice(2))('R2.41 a page below /%s has the texts of that language', async (code) => {
  const { locale, t } = await translationOf(new Request(`http://localhost/${code}/docs/intro`))
  expect({ locale, text: t('skip') }).toEqual({ locale: code, text: `skip in ${code}` })
})

test('the address alone decides about the language', async () => {
  const headers = { 'accept-language': 'ro', cookie: 'lng=ro; i18next=ro' }
  expect((await translationOf(new Request('http://localhost/docs/intro?lng=ro', { headers }))).locale).toBe('en')
  expect((await translationOf(new Request('http://localhost/ro/docs/intro?lng=en', { headers }))).locale).toBe('ro')
})

test('a text that a language lacks is English', async () => {
  const { t } = await translationFor('fil')
  expect(t('package.symbols', { count: 2 })).toBe('2 symbols')
})

test('content that was replaced brings its own texts', async () => {
  const before = await translationFor('pt')
  writeContent((code) => ({ skip: `another skip in ${code}` }))
  contentFolder.refresh()
  expect(before.t('skip')).toBe('skip in pt')
  expect((await translationFor('pt')).t('skip')).toBe('another skip in pt')
})

test.each([
  ['en', enApi],
  ['ro', roApi],
] as const)('server and browser count alike in %s', async (locale, messages) => {
  const { t } = await translationFor(locale)
  const inBrowser = createTranslate(locale, messages)
  for (const count of [0, 1, 2, 19, 20, 101]) {
    expect(t('package.symbols', { count })).toBe(inBrowser('package.symbols', { count }))
  }
})

test('a value is put into its placeholder as it is', async () => {
  const { t } = await translationFor('en')
  const inBrowser = createTranslate('en', { 'search.titleOf': t('search.titleOf') })
  for (const query of ['$&', '{{query}}', '$t(skip)', '<b>', 'a, b']) {
    expect(t('search.titleOf', { query })).toBe(inBrowser('search.titleOf', { query }))
  }
})
