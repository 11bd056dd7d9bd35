import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configJson, temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'

const written = {
  announcementBar: {
    content: {
      en: 'See <a href="/docs/a" onclick="go()">the docs</a><script>go()</script>, <a href="https://a.test">a</a><style>a{}</style>',
      ro: '<b>Nou</b>',
    },
  },
  analytics: { src: 'https://stats.test/x.js' },
  theme: { css: './own.css' },
  slots: { pageEnd: '<b>a</b>', head: [{ meta: { name: 'a', content: 'b' } }] },
}
const files = {
  'site.config.json': configJson(written),
  'own.css': 'body { display: none }',
  'content/docs/en/a.md': '# A',
}

test('R40 the configuration of an untrusted root adds neither scripts nor styles, which is reported once', async () => {
  const { locales, diagnostics, files: published } = await buildContent({ site: temporarySite(files), untrusted: true })
  expect(locales.map(({ config }) => config.announcementBar?.content)).toEqual([
    'See <a href="/docs/a">the docs</a>, <a href="https://a.test" rel="noopener nofollow ugc">a</a>',
    '<b>Nou</b>',
  ])
  expect(locales.map(({ config }) => [config.analytics, config.theme.css])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(locales[0]!.config.slots).toEqual({ head: [], footer: null, pageEnd: null })
  expect(published.map(({ source }) => source).filter(Boolean)).toEqual([])
  expect(diagnostics.filter(({ code }) => code === 'untrusted-root')).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'site.config.json',
      found: 'scripts, styles or HTML in analytics, theme.css, slots, announcementBar.content',
    }),
  ])
})

test('R40 a configuration of whoever starts the build is trusted, and so is that of a trusted root', async () => {
  const site = temporarySite(files)
  const elsewhere = temporarySite({ 'content/docs/en/a.md': '# A' })
  const given = await buildContent({ site: elsewhere, config: join(site, 'site.config.json'), untrusted: true })
  for (const { locales, diagnostics } of [await buildContent({ site }), given]) {
    expect(locales[0]!.config.announcementBar?.content).toBe(written.announcementBar.content.en)
    expect(locales[0]!.config.analytics?.src).toBe('https://stats.test/x.js')
    expect(diagnostics.filter(({ code }) => code === 'untrusted-root')).toEqual([])
  }
})

test.each([
  ['<img src=x onerror=go()>', '<img src="x">'],
  ['<svg onload=go()></svg>b', 'b'],
  ['<a href="javascript:go()">a</a>', 'a'],
  ['<scr<script>ipt>go()</script>', 'ipt>go()'],
  ['<iframe srcdoc="<script>go()</script>"></iframe>a', 'a'],
  ['<form action="https://a.test"><input name=a></form>a', 'a'],
  ['<b style="position:fixed" class="navbar" id="top">a</b>', '<b id="user-content-top">a</b>'],
  ['<!--><script>go()</script>-->a', '-->a'],
  [`${'<b>'.repeat(5000)}a`, undefined],
])('R40 the announcement %s of an untrusted root', async (content, expected) => {
  const site = temporarySite({ 'site.config.json': configJson({ announcementBar: { content } }) })
  const { locales } = await buildContent({ site, untrusted: true })
  const { content: html } = locales[0]!.config.announcementBar!
  expect(html).not.toMatch(/<script|<style|<svg|\son\w+=|javascript:/i)
  if (expected !== undefined) expect(html.replaceAll('&#x3C;', '<')).toBe(expected)
})

test('R40 a colour of the announcement loads no picture', async () => {
  const bar = { content: 'a', backgroundColor: 'url(//evil.test/a.png)' }
  const site = temporarySite({ 'site.config.json': configJson({ announcementBar: bar }) })
  await expect(buildContent({ site })).rejects.toThrow('announcementBar.backgroundColor')
})
