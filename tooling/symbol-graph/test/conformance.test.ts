import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Graph } from '@signpost/graph-model'
import { memberPart, pageParts, partNames, relationPages } from '@signpost/graph-model/model'
import type { Facet, SymbolPage, Token } from '@signpost/graph-model/model'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PackageInput } from '../src/index.ts'
import { byPage } from '../src/link/page-keys.ts'
import { apiDocumenterPages } from './conformance/api-documenter-pages.ts'
import { type BuiltCase, buildCase, findCases } from './conformance/build-case.ts'
import { expectedKeys, expectedSymbolKeys, unknownKeys } from './conformance/check-keys.ts'
import { compareGraph } from './conformance/compare-graph.ts'
import type { Expected } from './conformance/expected.ts'
import { missingPages } from './conformance/missing-pages.ts'
import { casesFolder, temporaryFolder } from './extract-case.ts'
import { printDeclarations, problemsOf } from './print-declarations.ts'

vi.setConfig({ testTimeout: 60_000 })

interface ExpectedSchema {
  properties: Record<string, unknown>
  $defs: { symbol: { properties: Record<string, unknown> } }
}

const schema = JSON.parse(
  readFileSync(fileURLToPath(new URL('conformance/expected.schema.json', import.meta.url)), 'utf8'),
) as ExpectedSchema
const validate = new Ajv2020({ strict: false }).compile(schema)
// SIGNPOST_CASES names another folder of cases.
const cases = findCases(process.env['SIGNPOST_CASES'] ?? casesFolder).map((folder) => ({
  name: path.basename(folder),
  folder,
}))

function pagesOf(graph: Graph): SymbolPage[] {
  return graph.manifest.packages.flatMap(({ slug }) => graph.package(slug)!.symbols.map(({ id }) => graph.byId(id)!))
}

/** All anchors of a page. */
function anchorsOf(page: SymbolPage): Set<string> {
  const of = (facet: Facet): string[] => [
    ...facet.signatures.map(({ anchor }) => anchor),
    ...facet.members.flatMap((member) => [member.anchor, ...member.signatures.map(({ anchor }) => anchor)]),
  ]
  return new Set([...page.facets, ...page.unexported.flatMap(({ facets }) => facets)].flatMap(of))
}

/** Further page of a symbol that has an anchor; undefined for the first. */
function partOf({ facets }: SymbolPage, anchor: string): string | undefined {
  const members = facets.flatMap((facet) => facet.members)
  const member = members.find((one) => one.anchor === anchor || one.signatures.some((own) => own.anchor === anchor))
  return member === undefined ? undefined : memberPart(pageParts(facets, 0).members.get(member)!)
}

/** All token lists of a page. */
function linesOf(page: SymbolPage): (readonly Token[])[] {
  const facets = [...page.facets, ...page.unexported.flatMap((one) => one.facets)]
  return facets.flatMap(({ signatures, members, inherited }) => [
    ...[...signatures, ...members.flatMap((member) => member.signatures)].flatMap(({ line, resolved, parameters }) => [
      line.tokens,
      resolved ?? [],
      ...parameters.map(({ type }) => type),
    ]),
    ...inherited.flatMap((group) => group.members.map(({ line }) => line ?? [])),
  ])
}

/** Items of a package's doc models with a page in API Documenter and none in the graph. */
function undocumented({ apiFolder, repoPath }: PackageInput, graph: Graph): string[] {
  const { slug } = graph.manifest.packages.find(({ folder }) => folder === repoPath) ?? {}
  // The package that an `@types` package describes has its pages.
  if (slug === undefined) return []
  const models = readdirSync(apiFolder).filter((file) => file.endsWith('.api.json'))
  return missingPages(
    models.map((file) => apiDocumenterPages(path.join(apiFolder, file))),
    graph,
    slug,
  )
}

let root: string
beforeAll(() => {
  root = temporaryFolder()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe.each(cases)('$name', ({ name, folder }) => {
  let built: BuiltCase
  beforeAll(async () => {
    built = await buildCase(folder, path.join(root, name))
  }, 60_000)

  test('is as expected', () => {
    const expected: unknown = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'))
    expect(validate(expected), JSON.stringify(validate.errors)).toBe(true)
    expect(compareGraph(built.graph, expected as Expected)).toEqual([])
  })

  test('ids are unique, and addresses are unique ignoring case', () => {
    const pages = pagesOf(built.graph)
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
    const addresses = pages.map(({ page: { slug, kind, name } }) => `${slug}/${kind}/${name}`.toLowerCase())
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('every link leads to an existing page and anchor', () => {
    for (const page of pagesOf(built.graph)) {
      for (const { id, page: key, anchor, text } of page.refs) {
        const target = key === undefined ? undefined : built.graph.symbol(key)
        if (key !== undefined) expect(target, `${page.id} -> ${id}`).toHaveProperty('facets')
        const place = target === undefined ? page : (target as SymbolPage)
        if (anchor !== undefined) expect([...anchorsOf(place)], `${page.id} -> ${id} (${text})`).toContain(anchor)
        expect(key?.part, `${page.id} -> ${id} (${text})`).toBe(
          anchor === undefined || target === undefined ? undefined : partOf(place, anchor),
        )
      }
    }
  })

  test('the list of a package has the further pages of each symbol', () => {
    const { graph } = built
    for (const { slug } of graph.manifest.packages) {
      for (const { id, parts = [] } of graph.package(slug)!.symbols) {
        const { facets, children, relations } = graph.byId(id)!
        expect(parts, id).toEqual(partNames(pageParts(facets, children.length).count, relationPages(relations)))
        expect(children, id).toEqual([...children].sort(byPage))
      }
    }
  })

  test('everything with a page in API Documenter is in the graph', () => {
    expect(built.packages.flatMap((one) => undocumented(one, built.graph))).toEqual([])
  })

  test('the printed declarations compile', () => {
    const { graph } = built
    expect(graph.manifest.packages.flatMap(({ slug }) => problemsOf(printDeclarations(graph, slug)))).toEqual([])
  })

  test('a page contains every name that it links to', () => {
    for (const page of pagesOf(built.graph)) {
      for (const token of linesOf(page).flat()) {
        if (typeof token === 'object' && typeof token[1] === 'number') expect(page.refs[token[1]]).toBeDefined()
      }
    }
  })
})

test('the schema and the runner have the same keys', () => {
  expect(Object.keys(schema.properties).filter((key) => key !== '$schema')).toEqual(expectedKeys)
  expect(Object.keys(schema.$defs.symbol.properties)).toEqual(expectedSymbolKeys)
})

test('an unchecked key is an error', () => {
  expect(unknownKeys({ page: [], symbols: { 'core!A': { kinds: ['class'] } } })).toEqual([
    'page',
    'symbols.core!A.kinds',
  ])
})

test('adding a symbol changes no id, no address and no anchor', async () => {
  const folder = path.join(casesFolder, 'overloads')
  const changed = path.join(root, 'changed')
  const add = (): void => {
    const file = path.join(changed, 'packages/core/index.d.ts')
    writeFileSync(file, `export declare function aaa(zzz: string): void\n${readFileSync(file, 'utf8')}`)
  }
  const before = await buildCase(folder, path.join(root, 'unchanged'))
  const after = await buildCase(folder, changed, add)
  const places = ({ graph }: BuiltCase): string[] =>
    pagesOf(graph)
      .filter(({ id }) => id !== 'core!aaa')
      .map((page) => JSON.stringify([page.id, page.page, [...anchorsOf(page)]]))
  expect(pagesOf(after.graph).map(({ id }) => id)).toContain('core!aaa')
  expect(places(after)).toEqual(places(before))
})
