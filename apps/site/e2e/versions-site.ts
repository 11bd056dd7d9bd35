import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '@signpost/docs-content'
import type { RunningSite } from './serve.ts'
import { serve } from './serve.ts'
import { test as siteTest } from './site.ts'

const program = fileURLToPath(new URL('../../../tooling/docs-content/bin.js', import.meta.url))

/** The docs when 1.0 was cut, the changes for 2.0, and those since. */
const first = {
  'content/docs/en/intro.md':
    '---\nsidebar_position: 1\ntags: [Start]\n---\n# Start\n\n[Set it up](./setup.md#first)\n\n## First {#first}\n',
  'content/docs/ro/intro.md': '# Început\n\n[Instalare](./setup.md)\n\n## Întâi {#first}\n',
  'content/docs/en/setup.md': '---\nsidebar_position: 2\ntags: [Start]\n---\n# Set up 1.0\n\n## First {#first}\n',
  'content/docs/en/gone.md': '---\nsidebar_position: 3\n---\n# Gone since\n',
}
const second = {
  'content/docs/en/setup.md': '---\nsidebar_position: 2\ntags: [Start]\n---\n# Set up 2.0\n\n## First {#first}\n',
  'content/docs/en/gone.md': '---\ndraft: true\n---\n',
  'content/docs/en/guide/added.md': '# Added in 2.0\n',
  'content/docs/en/quiet.md': '---\nunlisted: true\n---\n# Quiet\n',
}
const now = {
  'content/docs/en/setup.md': '---\nsidebar_position: 2\n---\n# Set up soon\n',
  'content/docs/en/guide/newest.md': '# Newest\n',
  'content/docs/en/quiet.md': '# Quiet\n',
}

const navbar: NonNullable<SiteConfig['navbar']> = {
  items: [
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
}

/** Test fixture: a site whose docs have two versions, cut by the command, and a current one. */
export const test = siteTest.extend<
  object,
  { docs: SiteConfig['docs']; bar: NonNullable<SiteConfig['navbar']>; site: RunningSite }
>({
  docs: [{}, { scope: 'worker', option: true }],
  bar: [navbar, { scope: 'worker', option: true }],
  site: [
    async ({ docs, bar }, use) => {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-versions-')))
      const write = (files: Readonly<Record<string, string>>): void => {
        for (const [path, text] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, path)), { recursive: true })
          writeFileSync(join(folder, path), text)
        }
      }
      const run = (...args: string[]): void =>
        void execFileSync(process.execPath, [program, ...args, '--site', folder], { stdio: 'pipe' })
      write(first)
      run('version', '1.0')
      write(second)
      run('version', '2.0')
      write(now)
      // Names only existing versions.
      const config: SiteConfig = {
        title: 'Fixture',
        locales: { list: ['en', 'ro'] },
        url: 'https://fixture.example',
        navbar: bar,
        docs: { editUrl: 'https://edit.example/content/docs', ...docs },
      }
      write({ 'site.config.json': JSON.stringify(config) })
      run('build', '--strict')
      const server = await serve('ssr', { env: { SIGNPOST_CONTENT: join(folder, '.content') } })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
