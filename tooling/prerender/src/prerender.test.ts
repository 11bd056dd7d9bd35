import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { precompress } from './precompress.ts'
import { prerender, type PrerenderResult } from './prerender.ts'

const server = fileURLToPath(new URL('../test/fixtures/site/handler.js', import.meta.url))
let site: string
let out: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'prerender-'))
  out = join(site, 'dist')
  const assets = join(site, 'build', 'client', 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'entry-abc123.js'), 'export const answer = 42\n'.repeat(50))
  writeFileSync(join(assets, 'font.woff2'), 'x'.repeat(500))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(site, { recursive: true })
})

const run = (options: Partial<Parameters<typeof prerender>[0]> = {}): Promise<PrerenderResult> =>
  prerender({ app: join(site, 'build'), out, server, threads: 0, ...options })

/** Every file below a folder with its bytes. */
function contentOf(folder: string): Map<string, string> {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

describe('prerender', () => {
  test('data that a page gives is written without a request for it, unless the page fails', async () => {
    vi.stubEnv('SITE_GIVES', 'given ')
    expect(await run()).toMatchObject({ ok: true })
    const files = contentOf(out)
    expect([files.get('_root.data'), files.get('ro/docs/intro.data')]).toEqual(['given /', 'given /ro/docs/intro'])
    expect(files.get('docs.data')).toBe('[redirect]')
    vi.stubEnv('SITE_FAULT', 'broken')
    const failed = (await run()).diagnostics.filter(({ file }) => file === '/docs/intro')
    expect(failed.map(({ found }) => found)).toEqual(['status 500', 'status 500 for /docs/intro.data'])
  })

  test('writes pages, data, files, 404 pages, redirects and assets', async () => {
    expect(await run()).toMatchObject({ ok: true, documents: 12, diagnostics: [] })
    const files = [...contentOf(out).keys()].filter((file) => !/\.(?:br|gz)$/.test(file))
    expect(files).toEqual([
      '404.html',
      '_files.json',
      '_root.data',
      '_site.json',
      'api/box/function/a=3ab.data',
      'api/box/function/a=3ab.html',
      'api/box/function/\u00e9tat.data',
      'api/box/function/\u00e9tat.html',
      'assets/entry-abc123.js',
      'assets/font.woff2',
      'docs.data',
      'docs.html',
      'docs/intro.data',
      'docs/intro.html',
      'index.html',
      'ro.data',
      'ro/404.html',
      'ro/docs/intro.data',
      'ro/docs/intro.html',
      'ro/index.html',
      'sitemap.xml',
    ])
    expect(readFileSync(join(out, 'docs.html'), 'utf8')).toContain(
      '<meta http-equiv="refresh" content="0; url=/docs/intro">',
    )
  })

  test('compresses what is smaller compressed, to the same bytes', async () => {
    await run()
    expect(gunzipSync(readFileSync(join(out, 'docs/intro.html.gz')))).toEqual(
      readFileSync(join(out, 'docs/intro.html')),
    )
    const files = readdirSync(join(out, 'assets'))
    expect(files.sort()).toEqual(['entry-abc123.js', 'entry-abc123.js.br', 'entry-abc123.js.gz', 'font.woff2'])
    expect(readdirSync(out)).not.toContain('_root.data.gz')
  })

  test('takes compressed assets over as they are', async () => {
    const assets = join(site, 'build', 'client', 'assets')
    expect(precompress(assets)).toBe(1)
    expect(brotliDecompressSync(readFileSync(join(assets, 'entry-abc123.js.br')))).toEqual(
      readFileSync(join(assets, 'entry-abc123.js')),
    )
    writeFileSync(join(assets, 'entry-abc123.js.br'), 'made by another')
    const { files } = await run()
    expect(files).toBe(20)
    expect(readdirSync(join(out, 'assets')).sort()).toEqual([
      'entry-abc123.js',
      'entry-abc123.js.br',
      'entry-abc123.js.gz',
      'font.woff2',
    ])
    expect(readFileSync(join(out, 'assets', 'entry-abc123.js.br'), 'utf8')).toBe('made by another')
  })

  test('an output whose check fails replaces none whose check passed, unless it is told to', async () => {
    const home = (): string => readFileSync(join(out, 'index.html'), 'utf8')
    const fails = (folder: string): Promise<boolean> => {
      expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(process.env['SITE_WORDS'])
      return Promise.resolve(false)
    }
    const build = async (words: string, options: Partial<Parameters<typeof prerender>[0]> = {}) => {
      vi.stubEnv('SITE_WORDS', words)
      const { ok, hasFailedCheck, isPublished } = await run(options)
      expect(readdirSync(site).filter((name) => name.startsWith('.'))).toEqual([])
      return { ok, hasFailedCheck, isPublished, has: home().includes(words) }
    }
    const published = { ok: true, hasFailedCheck: true, isPublished: true, has: true }
    expect(await build('the first', { check: fails })).toEqual(published)
    expect(await build('as bad', { check: fails })).toEqual(published)
    expect(await build('good', { check: () => Promise.resolve(true) })).toEqual({ ...published, hasFailedCheck: false })
    const good = contentOf(out)
    expect(await build('bad', { check: fails })).toEqual({ ...published, isPublished: false, has: false })
    await expect(run({ check: () => Promise.reject(new Error('no check')) })).rejects.toThrow('no check')
    expect(contentOf(out)).toEqual(good)
    expect(await build('forced', { check: fails, force: true })).toEqual(published)
  })

  test('is equal to the byte again, and from an empty folder', async () => {
    await run()
    const first = contentOf(out)
    await run()
    expect(contentOf(out)).toEqual(first)
    rmSync(out, { recursive: true })
    await run()
    expect(contentOf(out)).toEqual(first)
  })

  test('is equal to the byte when it begins with an earlier output, and leaves the published one as it is', async () => {
    const [spare, other, assets] = [join(site, 'spare'), join(site, 'other'), join(site, 'build', 'client', 'assets')]
    const long = 'export const answer = 42\n'.repeat(50)
    const states = [
      { words: '', files: { 'a.js': long, 'b.js': long } },
      // Files lose their compressed form and get one, go, become folders and files again.
      { words: 'other words', files: { 'a.js': 'x', 'b.js/c.js': long } },
      { words: 'other words', files: { 'a.js/d.js': long, 'b.js': long } },
      { words: '', files: { 'b.js': long.toUpperCase() } },
      { words: 'more words', files: { 'a.js': long, 'b.js': 'x' } },
    ]
    for (const { words, files } of [...states, ...states]) {
      const before = existsSync(out) ? contentOf(out) : undefined
      vi.stubEnv('SITE_WORDS', words)
      vi.stubEnv('SITE_VERSION', `of ${words}`)
      rmSync(assets, { recursive: true })
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(assets, file)), { recursive: true })
        writeFileSync(join(assets, file), text)
      }
      const check = (): Promise<boolean> => {
        if (before !== undefined) expect(contentOf(out)).toEqual(before)
        return Promise.resolve(true)
      }
      expect(await run({ spare, check })).toMatchObject({ ok: true, isPublished: true })
      if (before !== undefined) expect(contentOf(spare)).toEqual(before)
      rmSync(other, { recursive: true, force: true })
      await run({ out: other })
      expect(contentOf(out)).toEqual(contentOf(other))
    }
  })

  test('a file that a later output lacks is not taken from an earlier one', async () => {
    const spare = join(site, 'spare')
    for (const words of ['', 'other words', 'more words']) {
      vi.stubEnv('SITE_WORDS', words)
      await run({ spare })
    }
    expect(existsSync(join(spare, 'docs.data'))).toBe(true)
    vi.stubEnv('SITE_FAULT', 'redirect')
    expect((await run({ spare })).diagnostics).toMatchObject([{ code: 'redirect-data', severity: 'warning' }])
    expect(existsSync(join(out, 'docs.data'))).toBe(false)
  })

  test('does not use files compressed by another encoder again', async () => {
    await run()
    const good = contentOf(out)
    writeFileSync(join(out, 'index.html.br'), 'stale')
    const manifest = join(out, '_site.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"encoder": ".*?"/, '"encoder": "another"'))
    await run()
    expect(contentOf(out)).toEqual(good)
  })

  describe('a page whose version is unchanged', () => {
    const page = (): string => readFileSync(join(out, 'docs/intro.html'), 'utf8')

    test('is reused without a request', async () => {
      vi.stubEnv('SITE_VERSION', '1')
      await run()
      vi.stubEnv('SITE_WORDS', 'other words')
      expect((await run()).ok).toBe(true)
      expect(page()).not.toContain('other words')
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('other words')
    })

    test('is reused with the data of its redirects, which count as no documents', async () => {
      const redirect = (): string => readFileSync(join(out, 'docs.data'), 'utf8')
      vi.stubEnv('SITE_VERSION', '1')
      await run()
      vi.stubEnv('SITE_WORDS', 'other words')
      expect((await run()).reused).toBe(2)
      expect(redirect()).toBe('[redirect]')
      vi.stubEnv('SITE_VERSION', '2')
      await run()
      expect(redirect()).toContain('other words')
    })

    test('is rendered again when its version changes', async () => {
      vi.stubEnv('SITE_VERSION', '1')
      await run()
      vi.stubEnv('SITE_WORDS', 'other words')
      vi.stubEnv('SITE_VERSION', '2')
      await run()
      expect(page()).toContain('other words')
      expect(gunzipSync(readFileSync(join(out, 'docs/intro.html.gz'))).toString()).toBe(page())
    })

    test.each(['changed', 'removed'])('is rendered again when its file was %s', async (how) => {
      vi.stubEnv('SITE_VERSION', '1')
      await run()
      const good = contentOf(out)
      if (how === 'removed') rmSync(join(out, 'docs/intro.html'))
      else writeFileSync(join(out, 'docs/intro.html'), 'changed by hand')
      await run()
      expect(contentOf(out)).toEqual(good)
    })

    test('is reused without reading its file when the output is untouched', async () => {
      vi.stubEnv('SITE_VERSION', '1')
      await run()
      writeFileSync(join(out, 'docs/intro.html'), 'changed by hand')
      await run({ isUntouched: true })
      expect(page()).toBe('changed by hand')
      vi.stubEnv('SITE_VERSION', '2')
      await run({ isUntouched: true })
      expect(page()).not.toBe('changed by hand')
    })
  })

  test('R8.12 names every page that failed with its cause and leaves the last output', async () => {
    await run()
    const before = contentOf(out)
    vi.stubEnv('SITE_FAULT', 'broken')
    const { ok, diagnostics } = await run()
    expect(ok).toBe(false)
    const again = 'Correct the cause and build again.'
    expect(
      diagnostics.map(({ file, found, expected, nextStep }) => [file, found, expected, nextStep.split('\n')[0]]),
    ).toEqual([
      ['/docs/intro', 'status 500', '200', `${again} Cause: TypeError: box is not a function`],
      ['/docs/intro', 'status 500 for /docs/intro.data', '200', `${again} Cause: TypeError: box is not a function`],
      ['/ro', 'status 302, to /', '200', again],
    ])
    expect(contentOf(out)).toEqual(before)
    expect(readdirSync(site).sort()).toEqual(['build', 'dist'])
  })

  test('says what was thrown when that is no error', async () => {
    vi.stubEnv('SITE_FAULT', 'object')
    const { diagnostics } = await run()
    expect(diagnostics.map(({ nextStep }) => nextStep)).toEqual([
      'Correct the cause and build again. Cause: 404 Not Found no route matches',
    ])
  })

  test('gives up a page that does not answer', async () => {
    vi.stubEnv('SITE_FAULT', 'hang')
    expect((await run({ timeout: 50 })).diagnostics).toMatchObject([
      { file: '/docs/intro', found: 'no answer within 0.05 seconds', expected: 'an answer' },
    ])
  })

  test('says which asset has the name of a page', async () => {
    mkdirSync(join(site, 'build', 'client', 'docs'))
    writeFileSync(join(site, 'build', 'client', 'docs', 'intro.html'), '')
    expect((await run()).diagnostics).toMatchObject([{ code: 'same-file', file: '/docs/intro' }])
  })

  test('does not compress over a file that is no compressed form of its neighbour', () => {
    const data = join(site, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'a.json'), '[1,2,3]'.repeat(100))
    expect(precompress(data)).toBe(1)
    expect(precompress(data)).toBe(1)
    writeFileSync(join(data, 'a.json.gz'), 'mine')
    expect(() => precompress(data)).toThrow('a.json.gz: found other content')
    expect(readFileSync(join(data, 'a.json.gz'), 'utf8')).toBe('mine')
  })

  test('refuses a folder that is not an output, before the site is opened', async () => {
    mkdirSync(out)
    writeFileSync(join(out, 'thesis.txt'), 'mine')
    vi.stubEnv('SITE_FAULT', 'broken')
    await expect(run()).rejects.toThrow('found "thesis.txt", which Signpost did not write')
    await expect(prerender({ app: join(site, 'build'), out: join(site, 'build'), server, threads: 0 })).rejects.toThrow(
      'found a folder that is or holds the folder "build"',
    )
    expect(contentOf(out)).toEqual(new Map([['thesis.txt', 'mine']]))
  })

  test('removes what a killed build left', async () => {
    mkdirSync(join(site, '.dist.4194305.new'))
    await run()
    expect(readdirSync(site).sort()).toEqual(['build', 'dist'])
  })
})
