import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildGraph, createGraphSession } from '../src/index.ts'
import { openGraph } from '@signpost/graph-model'
import { type NameHit, type NameIndex, openNames } from '@signpost/name-search'
import { extractInto, temporaryFolder } from './extract-case.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Name index of some packages of a case. */
async function namesOf(caseName: string, ...slugs: string[]): Promise<NameIndex> {
  const folder = temporaryFolder()
  // The packages resolve each other by name.
  mkdirSync(path.join(folder, 'node_modules', '@acme'), { recursive: true })
  const packages = (slugs.length === 0 ? ['core'] : slugs).map((slug) => {
    symlinkSync(path.join(folder, 'packages', slug), path.join(folder, 'node_modules', '@acme', slug), 'junction')
    return extractInto(folder, caseName, slug)
  })
  const out = path.join(folder, 'graph')
  await buildGraph({ packages, out })
  const names = openNames(openGraph(out).namesFile()!.bytes)
  rmSync(folder, { recursive: true })
  return names
}

/** Address of a hit: `package/kind/name#anchor`. */
function place({ page, anchor }: NameHit): string {
  return `${page.slug}/${page.kind}/${page.name}${anchor === undefined ? '' : `#${anchor}`}`
}

test('an alias leads to the page of its original, and ranks below it', async () => {
  const names = await namesOf('two-names')
  expect(names.search('B').hits.map((hit) => [place(hit), hit.alias])).toEqual([['core/class/A', true]])
  expect(names.search('A').hits.map((hit) => [place(hit), hit.alias])[0]).toEqual(['core/class/A', false])
})

test('a re-export by another package is one hit, on the page of its original', async () => {
  const names = await namesOf('sibling-reexport', 'core', 'ui')
  expect(
    names
      .search('Box')
      .hits.filter(({ name }) => name === 'Box')
      .map(place),
  ).toEqual(['core/class/Box'])
  expect(names.search('extends:Box').hits.map(place)).toEqual(['ui/class/Wide'])
  expect(names.search('box pkg:ui').hits.map(place)[0]).toBe('core/class/Box')
})

test('members of a very large symbol lead to its page that has them', async () => {
  const names = await namesOf('large')
  const first = (query: string): unknown => {
    const { page, anchor } = names.search(query).hits[0]!
    return [page.name, page.part, anchor]
  }
  expect(first('Large.m3')).toEqual(['Large', undefined, 'm3'])
  expect(first('Large.m120')).toEqual(['Large', '2', 'm120'])
  expect(first('Large.make')).toEqual(['Large', '2', 'static.make'])
  expect(first('Code.C600')).toEqual(['Code', '2', 'C600'])
})

test('members with unusual names lead to their anchors', async () => {
  const names = await namesOf('odd-members')
  for (const [query, anchor] of [
    ['a/b', 'a%2Fb'],
    ['with space', 'with%20space'],
    ['__proto__', '__proto__'],
    ['[Symbol.iterator]', '%5BSymbol.iterator%5D'],
  ] as const) {
    expect(names.search(query).hits[0]).toMatchObject({ name: query, anchor, match: 'exact' })
  }
})

test('names of built-in object properties lead to their pages', async () => {
  const names = await namesOf('hostile-names')
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then']) {
    expect(names.search(name).hits[0]).toMatchObject({ name, page: { slug: 'core', name } })
  }
})

test('every page and every member is found by its name, at its address in the graph', async () => {
  const folder = temporaryFolder()
  const cases = [
    'triple-merge',
    'nested-namespaces',
    'case-only-difference',
    'enums',
    'default-class',
    'callable-interface',
    'entry-points',
  ]
  for (const caseName of cases) {
    const out = path.join(folder, caseName, 'graph')
    await buildGraph({ packages: [extractInto(path.join(folder, caseName), caseName)], out })
    const graph = openGraph(out)
    const names = openNames(graph.namesFile()!.bytes)
    let size = 0
    for (const { id, alias } of graph.package('core')!.symbols) {
      size += 1
      if (alias) continue
      const page = graph.byId(id)!
      const pages = names.search(page.displayName).hits.filter(({ anchor }) => anchor === undefined)
      expect(pages.map(({ page: key }) => key)).toContainEqual(page.page)
      for (const { name, kind, anchor } of page.facets.flatMap(({ members }) => members)) {
        size += 1
        const { hits } = names.search(name, { limit: 100 })
        expect(hits.map((hit) => [place(hit), hit.kind])).toContainEqual([
          place({ ...hits[0]!, page: page.page, anchor }),
          kind,
        ])
      }
    }
    expect(names.size, caseName).toBe(size)
  }
  rmSync(folder, { recursive: true })
})

test('internal symbols are not indexed, and prereleases are marked', async () => {
  const names = await namesOf('release-tags')
  expect(names.search('-is:public').hits.map(({ release }) => release)).not.toContain('internal')
  expect(names.search('is:internal').total).toBe(0)
  expect(names.search('is:beta').total).toBeGreaterThan(0)
})

test('unchanged texts keep their files; changed ones get a new file, and the old one is removed', async () => {
  const folder = temporaryFolder()
  const input = extractInto(folder, 'two-names')
  const out = path.join(folder, 'graph')
  const session = createGraphSession({ packages: () => [input], out })
  const build = async (edit: (facts: string) => string): Promise<string> => {
    const file = path.join(input.apiFolder, 'core.facts.json')
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
    const { manifest } = await session.update([input.folder])
    return manifest.names!
  }
  const first = await build((facts) => facts)
  expect(await build((facts) => `${facts} `)).toBe(first)
  const other = await build((facts) => facts.replaceAll('/** A. */', '/** @deprecated Gone. */'))
  expect(other).not.toBe(first)
  expect(openNames(readFileSync(path.join(out, other))).search('is:deprecated').total).toBeGreaterThan(0)
  expect(() => readFileSync(path.join(out, first))).toThrow('ENOENT')
  const fresh = path.join(folder, 'fresh')
  expect((await buildGraph({ packages: [input], out: fresh })).manifest.names).toBe(other)
  rmSync(folder, { recursive: true })
})

test('a graph without a names file is readable', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'manifest.json'), '{"formatVersion":"5.0","packages":[]}')
  expect(openGraph(folder).namesFile()).toBeUndefined()
  rmSync(folder, { recursive: true })
})
