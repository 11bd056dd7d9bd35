import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openGraph } from '@signpost/graph-model'
import type { LinkedPage } from '@signpost/graph-model/model'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createGraphSession, type PackageInput } from '../src/index.ts'
import { loadTransform, transformed, type LoadedTransform, type PageTransform } from '../src/page-transform.ts'
import { openDraftStore } from '../src/store/draft-store.ts'
import { extractInto, temporaryFolder } from './extract-case.ts'

vi.setConfig({ testTimeout: 60_000 })

let root: string
let inputs: PackageInput[]
let pages: LinkedPage[]

beforeAll(async () => {
  root = temporaryFolder()
  inputs = ['overloads', 'inherited', 'examples', 'two-names', 'odd-members', 'enums', 'nested-namespaces'].map(
    (name, at) => extractInto(root, name, 'core', `${name}-${at}`),
  )
  pages = []
  const collect: LoadedTransform = { key: 'collect', apply: (page) => (pages.push(page), page) }
  for (const input of inputs) await write([input], path.join(root, 'all', input.repoPath), collect)
}, 60_000)

afterAll(() => rmSync(root, { recursive: true }))

async function write(list: readonly PackageInput[], out: string, transform?: LoadedTransform): Promise<void> {
  const store = openDraftStore(path.join(root, 'drafts'))
  const session = createGraphSession({ packages: () => list, out, store, ...(transform && { transform }) })
  await session.update()
  session.save()
}

const asJson = (page: LinkedPage): unknown => JSON.parse(JSON.stringify(page))

test('every page is one that a transform may return', () => {
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    expect(transformed(page, () => undefined)).toEqual(asJson(page))
    expect(transformed(page, (copy) => ({ ...copy }))).toEqual(asJson(page))
  }
})

test('a page is changed in a copy', () => {
  const [page] = pages as [LinkedPage]
  const before = asJson(page)
  const change: PageTransform = (copy) => {
    copy.facets[0]!.signatures[0]!.docs.summary = [['p', 0, 'Added ', ['code', { id: 'x' }, 'y']]]
    copy.deprecated = true
  }
  expect(transformed(page, change)).toMatchObject({ deprecated: true })
  expect(asJson(page)).toEqual(before)
})

/** A page of which a test may spoil any part. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the point of these tests is to break the type
type Rubbish = any

describe('a transform fails in one sentence when it', () => {
  const rubbish: [name: string, change: (page: Rubbish) => unknown, message: string][] = [
    [
      'throws',
      () => {
        throw new Error('first\nsecond')
      },
      'threw "first" for',
    ],
    [
      'throws no error',
      () => {
        throw 'text'
      },
      'threw "text" for',
    ],
    ['returns null', () => [], 'returned a list, expected a page'],
    ['returns a number', () => 5, 'returned a number'],
    ['is asynchronous', (page) => Promise.resolve(page), 'returned a promise'],
    ['returns a cycle', (page) => void (page.facets[0].self = page), 'data that JSON cannot hold'],
    ['returns a bigint', (page) => ({ ...page, release: 1n }), 'data that JSON cannot hold'],
    ['returns a function', () => () => 5, 'returned nothing, expected a page'],
    ['changes the id', (page) => void (page.id = 'x'), 'another "id"'],
    ['changes the address', (page) => void (page.page.name = 'x'), 'another "page"'],
    ['hides a page', (page) => void (page.isUnexported = true), 'another "isUnexported"'],
    ['adds a key', (page) => void (page.extra = 1), 'the unknown key "extra"'],
    ['drops a key', (page) => void delete page.facets, 'nothing as "facets", expected a list'],
    ['drops refs', (page) => void page.refs.pop(), 'fewer "refs"'],
    ['empties a signature', (page) => void (page.facets[0].signatures[0] = {}), 'as "facets[0].signatures[0].anchor"'],
    [
      'writes HTML for a text',
      (page) => void (page.facets[0].signatures[0].docs.summary = '<p>'),
      'a string as "facets[0].signatures[0].docs.summary", expected a list',
    ],
    [
      'breaks an element',
      (page) => void (page.facets[0].signatures[0].docs.summary = [['p', 0, ['b', 5]]]),
      'docs.summary[0][2]", expected an element or a text',
    ],
    [
      'breaks a token',
      (page) => void (page.facets[0].signatures[0].line.tokens = [{}]),
      'line.tokens[0]", expected a token',
    ],
  ]
  test.each(rubbish)('%s', (_, change, message) => {
    const page = pages.find(({ refs }) => refs.length > 0)!
    const run = (): unknown => transformed(page, change as PageTransform)
    expect(run).toThrow(message)
    expect(run).toThrow(/^"transform" [^\n]*$/)
  })
})

describe('a module', () => {
  const load = (name: string, text: string): Promise<LoadedTransform> => {
    mkdirSync(path.join(root, 'modules'), { recursive: true })
    writeFileSync(path.join(root, 'modules', name), text)
    return loadTransform(path.join(root, 'modules', name))
  }

  test.each([
    ['export const a = 1', 'no default export'],
    ['export default {}', 'a object as its default export'],
    ['throw new Error("top\\nmore")', 'threw: top. Correct it.'],
  ])('%s is refused', async (text, message) => {
    await expect(load(`${message.length}.mjs`, text)).rejects.toThrow(message)
  })

  test('changes the pages of a graph, and another one all of them again, in spite of saved drafts', async () => {
    const [input] = inputs as [PackageInput]
    const out = path.join(root, 'graph')
    const names: (string | undefined)[] = []
    const texts = ['one', 'two', undefined]
    for (const text of texts) {
      const transform =
        text === undefined
          ? undefined
          : await load(`t-${text}.mjs`, `export default (page) => { page.displayName = ${JSON.stringify(text)} }`)
      await write([input], out, transform)
      const graph = openGraph(out)
      const [slug] = graph.manifest.packages.map((one) => one.slug)
      const { kind, name } = graph.package(slug!)!.symbols[0]!
      const found = graph.symbol({ slug: slug!, kind, name })
      names.push(found !== undefined && 'displayName' in found ? found.displayName : undefined)
    }
    expect(names.slice(0, 2)).toEqual(['one', 'two'])
    expect(names[2]).not.toBe('two')
  })
})
