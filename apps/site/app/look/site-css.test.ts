import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildContent, writeContent } from '@signpost/docs-content'
import { color } from '@signpost/theme'
import { websiteTheme } from '@signpost/website-theme'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'look-'))
  vi.resetModules()
  vi.stubEnv('SIGNPOST_CONTENT', join(folder, 'content'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** The style sheet of a site with this theme. */
async function cssOf(config: object): Promise<string | undefined> {
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ title: 'T', ...config }))
  writeContent(await buildContent({ site: folder, root: folder }), join(folder, 'content'))
  const { siteCss } = await import('./site-css.server.ts')
  return siteCss()
}

test('there is none without colours and fonts', async () => {
  expect(await cssOf({})).toBeUndefined()
})

test('fonts replace those of the theme, and arrive before the first paint or not at all', async () => {
  writeFileSync(join(folder, 'inter.woff2'), 'font')
  const css = await cssOf({
    theme: {
      fonts: { text: "'Inter', sans-serif", files: [{ family: 'Inter', src: './inter.woff2', weight: '400 700' }] },
    },
  })
  expect(css).toMatch(
    /^@font-face \{ font-family: "Inter"; font-weight: 400 700; font-style: normal; font-display: optional; src: url\("\.\/assets\/site\/inter\.[0-9a-f]{12}\.woff2"\); \}\n@layer tokens\{/,
  )
  expect(css).toContain("--sans:'Inter', sans-serif")
})

test('colours of an announcement are in it', async () => {
  expect(await cssOf({ announcementBar: { content: 'New', textColor: 'white' } })).toBe(
    '.announcement { color: white }\n\n',
  )
})

// Measured by the theme library, not by the code that chose the colours.
test.each(['#ffcc00', '#0a5c8f', '#e11d48', '#ffffff'])('text in %s can be read in both modes', async (accent) => {
  const css = (await cssOf({ theme: { accent } }))!
  for (const mode of ['light', 'dark'] as const) {
    const value = (name: string): string => {
      const values = [...css.matchAll(new RegExp(`--${name}:(#[0-9a-f]{6})`, 'g'))].map(([, found]) => found!)
      const distinct = [...new Set(values)]
      return mode === 'light' ? distinct[0]! : distinct.at(-1)!
    }
    const behind = [websiteTheme.resolve('paper', mode), websiteTheme.resolve('raised', mode), value('accent-wash')]
    for (const background of behind)
      expect(color.contrastRatio(value('accent'), background), `on ${background}`).toBeGreaterThanOrEqual(4.5)
    expect(color.contrastRatio(value('on-accent'), value('accent')), mode).toBeGreaterThanOrEqual(4.5)
  }
})
