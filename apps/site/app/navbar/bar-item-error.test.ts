import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorChain } from '#app/failures/error-chain.ts'
import { translationOf } from '#app/languages/i18n.server.ts'
import { site } from '#app/site/site.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bar-item-'))
  vi.stubEnv('SIGNPOST_CONTENT', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('R2.37 R8.6 an item that passed by the check of the configuration is named with its error', async () => {
  const config = {
    navbar: { title: 'T', logo: null, left: [{ type: 'serach', label: 'Search' }], right: [] },
    locales: { default: 'en', list: [] },
    favicon: '/f.svg',
  }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ formatVersion: '2.0', config, locales: [{ locale: 'en', config, versions: [] }] }),
  )
  const translation = await translationOf(new Request('http://localhost/'))
  const failure = (() => {
    try {
      return site(translation)
    } catch (error) {
      return errorChain(error)
    }
  })()
  expect(failure).toBe(
    'A navbar item failed to render. Please double-check the following navbar item of your site configuration:\n' +
      '{\n  "type": "serach",\n  "label": "Search"\n}\n\nCause:\nNo NavbarItem component found for type "serach".',
  )
})
