import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configJson, temporarySite } from '../test/temporary-site.ts'
import { buildContent } from './build-content.ts'
import { openContent } from './reader/index.ts'
import { writeContent } from './write-content.ts'

const docs = {
  'site.config.json': configJson(),
  'content/docs/en/intro.md': '# Intro',
  'content/docs/en/a/b.md': '# A b',
  'content/docs/en/a__b.md': '# A__b',
  'content/docs/en/a.md': '---\nslug: a/b\n---',
  'content/docs/ro/intro.md': '# Introducere',
}

async function build(site: string): Promise<string> {
  const out = join(site, '.content')
  writeContent(await buildContent({ site }), out)
  return out
}

/** Every file of a folder and its text. */
function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [file.slice(folder.length), readFileSync(file, 'utf8')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

describe('what is written', () => {
  test('R2D is the same bytes for the same docs, wherever and in whatever order they lie', async () => {
    const one = filesOf(await build(temporarySite(docs)))
    const other = filesOf(await build(temporarySite(Object.fromEntries(Object.entries(docs).reverse()))))
    expect(other).toEqual(one)
    expect([...one.values()].join()).not.toContain('docs-content-')
  })

  test('is read back: by id or path, in each locale', async () => {
    const content = openContent(await build(temporarySite(docs)))
    expect(content.lastVersion('en').mainDocId).toBe('a')
    expect(content.doc('ro', 'current', 'intro')?.title).toBe('Introducere')
    expect(content.docAt('en', '/docs/intro')?.title).toBe('Intro')
    expect(content.doc('en', 'current', 'a/b')?.id).toBe('a/b')
    expect(content.docAt('en', '/docs/a/b')?.id).toBe('a')
    expect(content.docAt('en', '/docs/a%2Fb')?.id).toBe('a')
    expect(content.doc('en', 'current', 'a__b')?.title).toBe('A__b')
    expect(content.doc('xx', 'current', 'intro')?.title).toBe('Intro')
    const hostile = ['nope', '', '__proto__', 'constructor', '..', '%E0%A4%A']
    expect(hostile.map((id) => content.doc('en', 'current', id))).toEqual(hostile.map(() => undefined))
    expect(hostile.map((path) => content.docAt('en', `/docs/${path}`))).toEqual(hostile.map(() => undefined))
    expect(content.doc('en', '1.0', 'intro')).toBeUndefined()
    expect(content.config('ro').locales.default).toBe('en')
    expect(content.versions('en').map(({ name, sidebars }) => [name, sidebars[0]!.items.length])).toEqual([
      ['current', 4],
    ])
  })

  test('R2.51 is of the version with the longest address', async () => {
    const config = configJson({ docs: { path: '/' } })
    const cut = {
      'content/docs-1.0/version.json': '{"order": 1}',
      'content/docs-1.0/en/intro.md': '',
      'content/docs-1.0/en/next/intro.md': '',
    }
    const content = openContent(await build(temporarySite({ ...docs, ...cut, 'site.config.json': config })))
    const versions = ['/', '/intro', '/next', '/next/intro', '/nextdoor', '/n%65xt/x'].map(
      (path) => content.versionAt('en', path)?.name,
    )
    expect(versions).toEqual(['1.0', '1.0', 'current', 'current', '1.0', 'current'])
    expect(content.docAt('en', '/next/intro')).toMatchObject({ version: 'current', title: 'Intro' })
    expect(content.lastVersion('ro').name).toBe('1.0')
  })

  test('R5.5 tells where the links of each page were written', async () => {
    const site = temporarySite({
      'site.config.json': configJson(),
      'content/docs/en/a b.md': '---\ntitle: A\n---\n\nSee [x](/api), [y](https://y.test) and [z](#here).',
      'content/docs/ro/a b.md': '[x](/api)',
    })
    const out = await build(site)
    expect(JSON.parse(readFileSync(join(out, 'links.json'), 'utf8'))).toEqual([
      {
        path: '/docs/a%20b',
        file: 'content/docs/en/a b.md',
        links: [
          { url: '/api', line: 5, column: 5 },
          { url: '#here', line: 5, column: 40 },
        ],
      },
      { path: '/ro/docs/a%20b', file: 'content/docs/ro/a b.md', links: [{ url: '/api', line: 1, column: 1 }] },
    ])
  })

  test('replaces what was there, and an open reader follows', async () => {
    const site = temporarySite(docs)
    const content = openContent(await build(site))
    expect(content.refresh()).toBe(false)
    writeFileSync(join(site, 'content/docs/en/intro.md'), '# New')
    const out = await build(site)
    expect(content.doc('en', 'current', 'intro')?.title).toBe('New')
    expect(readdirSync(join(out, 'en')).filter((name) => name.startsWith('intro.'))).toHaveLength(1)
  })
})

describe('what must not be replaced', () => {
  test.each(['manifest.json', 'links.json'])('a file %s of another tool is left as it is', async (name) => {
    const site = temporarySite({ ...docs, [`public/${name}`]: '{"name":"An app"}' })
    const content = await buildContent({ site })
    expect(() => writeContent(content, join(site, 'public'))).toThrow(`${name}: found a file of another tool`)
    expect(readdirSync(join(site, 'public'))).toEqual([name])
  })

  test('content that a newer build replaces is left as it is', async () => {
    const site = temporarySite(docs)
    const before = filesOf(await build(site)).get('/manifest.json')
    writeFileSync(join(site, 'content/docs/en/intro.md'), '# New')
    const content = await buildContent({ site })
    const confirm = (): never => {
      throw new Error('superseded')
    }
    expect(() => writeContent(content, join(site, '.content'), confirm)).toThrow('superseded')
    expect(readFileSync(join(site, '.content/manifest.json'), 'utf8')).toBe(before)
    expect(openContent(join(site, '.content')).doc('en', 'current', 'intro')?.title).toBe('Intro')
  })
})

describe('what is damaged', () => {
  test.each([
    ['', 'text that is not JSON'],
    ['{"formatVersion":"2.0","lo', 'text that is not JSON'],
    ['{"formatVersion":"1.0","locales":[]}', 'format version 1.0'],
    ['null', 'format version none'],
    ['[]', 'format version none'],
  ])('manifest %j', (text, found) => {
    const site = temporarySite({ 'manifest.json': text })
    expect(() => openContent(site)).toThrow(found)
  })

  test('no manifest, or a doc without its file', async () => {
    const site = temporarySite(docs)
    expect(() => openContent(site)).toThrow('manifest.json: found ENOENT')
    const out = await build(site)
    const content = openContent(out)
    rmSync(join(out, 'ro'), { recursive: true })
    expect(() => content.doc('ro', 'current', 'intro')).toThrow('ENOENT')
    expect(content.doc('en', 'current', 'intro')?.title).toBe('Intro')
  })
})
