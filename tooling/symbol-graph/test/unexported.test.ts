import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGraph } from '../src/index.ts'
import { type Graph, openGraph } from '@signpost/graph-model'
import { extractInto, temporaryFolder } from './extract-case.ts'

let root: string
let nested: Graph

beforeAll(async () => {
  root = temporaryFolder()
  nested = await graphOf('forgotten-export')
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
