import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createExtractor } from '@signpost/api-extract'
import { missingPages } from './conformance/missing-pages.ts'
import { apiDocumenterPages } from './conformance/api-documenter-pages.ts'
import { findCases, linkPackages } from './conformance/run-case.ts'
import { prepareSources } from './conformance/prepare-sources.ts'
import { buildGraph, type PackageInput } from '../src/index.ts'
import { openGraph } from '@signpost/graph-model'
import { memberPart, pageParts, partNames, relationPages } from '@signpost/graph-model/model'
import type { Facet, Graph, SymbolPage, Token } from '@signpost/graph-model/model'
import { casesFolder, temporaryFolder } from './extract-case.ts'
import { printDeclarations, problemsOf } from './print-declarations.ts'

const extractor = createExtractor()

/** Extracts the packages of a case in a copy, after optional edits. */
function extractCase(folder: string, change?: (root: string) => void): PackageInput[] {
  const root = temporaryFolder()
  cpSync(folder, root, { recursive: true })
  change?.(root)
  const folders = readdirSync(path.join(root, 'packages'))
    .sort()
    .map((slug) => path.join(root, 'packages', slug))
  linkPackages(root, folders)
  return folders.map((packageDir) => {
    extractor.extract({ packageDir, root, compile: prepareSources(packageDir) })
    return {
      folder: packageDir,
      apiFolder: path.join(packageDir, '.api'),
      repoPath: `packages/${path.basename(packageDir)}`,
    }
  })
}

async function graphOf(packages: readonly PackageInput[]): Promise<Graph> {
  const out = path.join(temporaryFolder(), 'graph')
  await buildGraph({ packages, out })
  return openGraph(out)
}

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
  const { slug } = graph.manifest.packages.find(({ folder }) => folder === repoPath)!
  const models = readdirSync(apiFolder).filter((file) => file.endsWith('.api.json'))
  return missingPages(
    models.map((file) => apiDocumenterPages(path.join(apiFolder, file))),
    graph,
    slug,
  )
}

describe.each(findCases(casesFolder).map((folder) => [path.basename(folder), folder] as const))('%s', (_, folder) => {
  let graph: Graph
  let packages: PackageInput[]
  let out: string
  beforeAll(async () => {
    packages = extractCase(folder)
    out = path.join(temporaryFolder(), 'graph')
    await buildGraph({ packages, out })
    graph = openGraph(out)
  }, 60_000)

  test('ids are unique, and addresses are unique ignoring case', () => {
    const pages = pagesOf(graph)
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
    const addresses = pages.map(({ page: { slug, kind, name } }) => `${slug}/${kind}/${name}`.toLowerCase())
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('every link leads to an existing page and anchor', () => {
    for (const page of pagesOf(graph)) {
      for (const { id, page: key, anchor, text } of page.refs) {
        const target = key === undefined ? undefined : graph.symbol(key)
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
    for (const { slug } of graph.manifest.packages) {
      for (const { id, parts = [] } of graph.package(slug)!.symbols) {
        const { facets, children, relations } = graph.byId(id)!
        expect(parts, id).toEqual(partNames(pageParts(facets, children.length).count, relationPages(relations)))
      }
    }
  })

  test('everything with a page in API Documenter is in the graph', () => {
    expect(packages.flatMap((one) => undocumented(one, graph))).toEqual([])
  })

  test('the printed declarations compile', () => {
    expect(graph.manifest.packages.flatMap(({ slug }) => problemsOf(printDeclarations(graph, slug)))).toEqual([])
  })

  test('a page contains every name that it links to', () => {
    for (const page of pagesOf(graph)) {
      for (const token of linesOf(page).flat()) {
        if (typeof token === 'object' && typeof token[1] === 'number') expect(page.refs[token[1]]).toBeDefined()
      }
    }
  })
})

test('adding a symbol changes no id, no address and no anchor', { timeout: 60_000 }, async () => {
  const folder = path.join(casesFolder, 'overloads')
  const add = (root: string): void => {
    const file = path.join(root, 'packages/core/index.d.ts')
    writeFileSync(file, `export declare function aaa(zzz: string): void\n${readFileSync(file, 'utf8')}`)
  }
  const [before, after] = [await graphOf(extractCase(folder)), await graphOf(extractCase(folder, add))]
  const places = (graph: Graph): string[] =>
    pagesOf(graph)
      .filter(({ id }) => id !== 'core!aaa')
      .map((page) => JSON.stringify([page.id, page.page, [...anchorsOf(page)]]))
  expect(pagesOf(after).map(({ id }) => id)).toContain('core!aaa')
  expect(places(after)).toEqual(places(before))
})
