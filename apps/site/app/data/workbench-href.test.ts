import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbench-'))
  vi.resetModules()
  vi.stubEnv('SIGNPOST_CONTENT', folder)
  vi.stubEnv('SIGNPOST_LIVE', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Address of a package in a workbench at `url`. */
async function hrefAt(url: string, slug = 'Box'): Promise<string | undefined> {
  const config = { locales: { default: 'en' }, workbench: { url, packages: ['Box'], stories: { Box: 'box--live' } } }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ formatVersion: '2.0', config, locales: [{ locale: 'en', config, versions: [] }] }),
  )
  const { storyHref, workbenchHref } = await import('./content.server.ts')
  expect(storyHref('en', slug)).toBe(
    workbenchHref('en', slug)?.replace('?path=/docs/box--docs', 'iframe.html?id=box--live&viewMode=story'),
  )
  return workbenchHref('en', slug)
}

test('in development the site leads to its workbench when there is one', async () => {
  vi.stubEnv('SIGNPOST_WORKBENCH', '/built')
  expect(await hrefAt('/workbench/')).toBe('/workbench/?path=/docs/box--docs')
  expect(await hrefAt('/workbench/', 'Other')).toBeUndefined()
})

test('in development a workbench that is not built has no link', async () => {
  expect(await hrefAt('/workbench/')).toBeUndefined()
})

test('a workbench on another host is linked in development too', async () => {
  expect(await hrefAt('https://workbench.example/')).toBe('https://workbench.example/?path=/docs/box--docs')
})
