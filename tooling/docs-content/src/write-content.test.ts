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
  test('is the same bytes for the same docs, wherever and in whatever order they lie', async () => {
    const one = filesOf(await build(temporarySite(docs)))
    const other = filesOf(await build(temporarySite(Object.fromEntries(Object.entries(docs).reverse()))))
    expect(other).toEqual(one)
    expect([...one.values()].join()).not.toContain('docs-content-')
  })

  test('is read back: by id, slug or path, in each locale', async () => {
    const content = openContent(await build(temporarySite(docs)))
    expect(content.mainDocId).toBe('a')
    expect(content.doc('ro', 'intro')?.title).toBe('Introducere')
    expect(content.doc('en', '/docs/intro')?.title).toBe('Intro')
    expect(content.doc('en', 'a/b')?.id).toBe('a/b')
    expect(content.doc('en', '/docs/a/b')?.id).toBe('a')
    expect(content.doc('en', 'a__b')?.title).toBe('A__b')
    expect(content.doc('xx', 'intro')?.title).toBe('Intro')
    expect(['nope', '', '__proto__', 'constructor', '..'].map((id) => content.doc('en', id))).toEqual(
      Array(5).fill(undefined),
    )
    expect(content.config('ro').locales.default).toBe('en')
    expect(content.sidebar('en', 'docs')?.items).toHaveLength(4)
    expect(content.sidebar('en', 'constructor')).toBeUndefined()
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
    expect(content.doc('en', 'intro')?.title).toBe('New')
    expect(readdirSync(join(out, 'en')).filter((name) => name.startsWith('intro.'))).toHaveLength(1)
  })
})

describe('what is damaged', () => {
  test.each([
    ['', 'text that is not JSON'],
    ['{"formatVersion":"1.0","lo', 'text that is not JSON'],
    ['{"formatVersion":"2.0","locales":[]}', 'format version 2.0'],
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
    expect(() => content.doc('ro', 'intro')).toThrow('ENOENT')
    expect(content.doc('en', 'intro')?.title).toBe('Intro')
  })
})
