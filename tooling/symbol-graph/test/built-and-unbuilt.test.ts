import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Graph, SymbolPage } from '@signpost/graph-model'
import { buildCase, findCases } from './conformance/build-case.ts'
import { casesFolder, temporaryFolder } from './extract-case.ts'

let root: string
beforeAll(() => {
  root = temporaryFolder()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/**
 * Cases that sources cannot have as they are: declared modules, `export =` of a package for types, overloads without an
 * implementation, `[tag]` of an unknown name, and a line that is as wide as may be without the compiler's semicolons.
 */
const declarationsOnly = new Set([
  'ambient-modules',
  'discriminated-union',
  'docs-inside-types',
  'documented-elsewhere',
  'export-equals-value',
  'external-uninstalled',
  'types-package',
  'unexported-homonyms',
])

const isDeclaration = (name: string): boolean => /\.d\.[cm]?ts$/u.test(name) && !name.includes('node_modules')

function filesOf(folder: string): string[] {
  return readdirSync(path.join(folder, 'packages'), { recursive: true, encoding: 'utf8' })
}

const all = findCases(casesFolder)
  .map((folder) => ({ name: path.relative(casesFolder, folder), folder }))
  .filter(({ name, folder }) => filesOf(folder).some(isDeclaration) && !declarationsOnly.has(name))
const cases = process.env['SIGNPOST_LONG'] === '1' ? all : all.filter((_, at) => at % 12 === 0)

/** Makes sources of all declarations of the packages of a case. */
function unbuild(folder: string): void {
  for (const name of filesOf(folder).filter(isDeclaration)) {
    const file = path.join(folder, 'packages', name)
    renameSync(file, file.replace(/\.d(?=\.[cm]?ts$)/u, ''))
  }
}

/** Pages of a graph by id, without positions, and without the semicolons that the compiler adds to types. */
function pagesOf(graph: Graph): Record<string, unknown> {
  return Object.fromEntries(
    graph.manifest.packages.flatMap(({ slug }) =>
      graph.package(slug)!.symbols.map(({ id }): [string, unknown] => [id, plain(graph.byId(id)!)]),
    ),
  )
}

function plain(page: SymbolPage): unknown {
  const text = JSON.stringify(page, (key, value: unknown) =>
    ['hash', 'source', 'sourceLine', 'width'].includes(key) ? undefined : value,
  )
  return JSON.parse(text.replace(/;(?= (?:\}|"))/gu, ''))
}

test.each(cases)(
  '$name has the same pages as sources',
  async ({ name, folder }) => {
    const built = await buildCase(folder, path.join(root, 'built', name))
    const home = path.join(root, 'unbuilt', name)
    const unbuilt = await buildCase(folder, home, () => unbuild(home))
    expect(pagesOf(unbuilt.graph)).toEqual(pagesOf(built.graph))
  },
  60_000,
)
