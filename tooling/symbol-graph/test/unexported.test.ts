import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGraph } from '../src/index.ts'
import { type Graph, openGraph } from '@signpost/graph-model'
import { plainText } from '@signpost/graph-model/model'
import { extractInto, temporaryFolder } from './extract-case.ts'

let root: string
let nested: Graph
let long: Graph

beforeAll(async () => {
  root = temporaryFolder()
  nested = await graphOf('forgotten-export')
  long = await graphOf('long-unexported')
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

async function graphOf(name: string): Promise<Graph> {
  const out = path.join(root, 'graphs', name)
  await buildGraph({ packages: [extractInto(root, name, 'core', name)], out })
  return openGraph(out)
}

/** Targets with an anchor on the symbol's page. */
function placed(id: string): string[] {
  return nested.byId(id)!.refs.flatMap(({ id: to, anchor }) => (anchor === undefined ? [] : [`${to} at ${anchor}`]))
}

test('a page shows the unexported symbols that it names, and those that they name', () => {
  const { slug } = nested.manifest.packages[0]!
  expect(nested.byId(`${slug}!f`)!.unexported.map(({ id }) => id)).toEqual([`${slug}!~Hidden`, `${slug}!~Deeper`])
  expect(placed(`${slug}!f`)).toEqual([`${slug}!~Hidden at ~Hidden`, `${slug}!~Deeper at ~Deeper`])
})

test('an unexported symbol has no page that shows others', () => {
  const { slug } = nested.manifest.packages[0]!
  expect(nested.byId(`${slug}!~Hidden`)!.unexported).toEqual([])
  expect(placed(`${slug}!~Hidden`)).toEqual([])
})

test('a page lists what its signatures name, and not what names it', () => {
  const { slug } = long.manifest.packages[0]!
  const listed = (name: string): string[] => long.byId(`${slug}!${name}`)!.unexported.map(({ name: own }) => own)
  expect(listed('Options')).toEqual(['Common', 'Deep', 'Deepest'])
  expect(listed('User')).toEqual(['Uses'])
})

test('a long type that many pages name is on the pages of its aliases, to which the others link', () => {
  const { slug } = long.manifest.packages[0]!
  const page = long.byId(`${slug}!a`)!
  expect(page.unexported).toEqual([])
  const home = { slug, kind: 'type', name: 'Options' }
  expect(page.refs.find(({ id }) => id.endsWith('~Common'))).toMatchObject({ page: home, anchor: '~Common' })
  const [common] = long.byId(`${slug}!Options`)!.unexported
  const option = common!.facets[0]!.members[0]!.signatures[0]!
  expect(plainText(option.docs.defaultValue!)).toBe('1')
})
