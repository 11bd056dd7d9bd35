import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { open } from './open.ts'
import { serve, type RunningSite } from './serve.ts'
import { smallRepository, type SmallRepository } from './small-repository.ts'

// The repository and its servers are made once.
test.describe.configure({ mode: 'default' })

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

let repository: SmallRepository
let sites: RunningSite[] = []
let out: string

test.beforeAll(async () => {
  repository = smallRepository()
  const [cache, site] = [join(repository.folder, 'cache'), join(repository.folder, 'out')]
  out = site
  await promisify(execFile)(process.execPath, [
    program,
    'build',
    '--root',
    repository.root,
    '--out',
    out,
    '--cache',
    cache,
  ])
  const data = { SIGNPOST_GRAPH: join(cache, 'graph'), SIGNPOST_CONTENT: join(cache, 'content') }
  sites = [await serve('static', { root: out }), await serve('ssr', { env: data })]
})

test.afterAll(async () => {
  for (const site of sites) await site.stop()
  repository?.remove()
})

test('R2.40 a repository without configuration is in English only', async ({ page }) => {
  for (const { origin } of sites) {
    await open(page, `${origin}/api/box/class/Box`)
    await expect(page.getByRole('button', { name: 'Languages' })).toHaveCount(0)
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
    await page.setViewportSize({ width: 400, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Languages')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })

    for (const path of ['/ro', '/ro/api/box']) {
      const response = await page.goto(origin + path)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    const file = await page.goto(`${origin}/ro/names.json`)
    expect([file?.status(), await file?.text()]).toEqual([404, 'Not found. llms.txt lists the pages.\n'])
  }
  expect(existsSync(join(out, 'ro'))).toBe(false)
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('hreflang')
})
