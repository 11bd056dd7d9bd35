import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Graph, openGraph } from '@signpost/graph-model'
import { buildGraph } from '../src/index.ts'
import { extract, temporaryFolder } from './extract-case.ts'

let root: string

beforeAll(() => {
  root = temporaryFolder()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const lines = (count: number, line: (at: number) => string): string => numbers(count).map(line).join('\n')

/** Numbers of declarations whose pages are compared. In a long run the larger one is fourfold: a chain of classes takes a third of a minute. */
const [few, many] = [100, process.env['SIGNPOST_LONG'] === '1' ? 400 : 200]

/** Declarations of a size whose pages could grow with its square. */
const shapes: Readonly<Record<string, (count: number) => string>> = {
  'a chain of interfaces': (count) =>
    lines(count, (at) => `export interface B${at}${at === 0 ? '' : ` extends B${at - 1}`} { m${at}: 0 }`),
  'a chain of generic classes': (count) =>
    lines(count, (at) => `export class B${at}<T>${at === 0 ? '' : ` extends B${at - 1}<[T, T]>`} { m${at}: T }`),
  'an interface of many bases, with as many heirs': (count) =>
    `${lines(count, (at) => `export interface B${at} { m${at}: 0 }`)}
    export interface All extends ${numbers(count).map((at) => `B${at}`)} {}
    ${lines(count, (at) => `export interface H${at} extends All { h${at}: 0 }`)}`,
  'an alias of many bases, with as many heirs': (count) =>
    `${lines(count, (at) => `export interface B${at} { m${at}: 0 }`)}
    export type All = ${numbers(count)
      .map((at) => `B${at}`)
      .join(' & ')}
    ${lines(count, (at) => `export interface H${at} extends All { h${at}: 0 }`)}`,
  'an interface of many members, with as many heirs': (count) =>
    `export interface Base { ${lines(count, (at) => `m${at}: 0;`)} }
    ${lines(count, (at) => `export interface H${at} extends Base { h${at}: 0 }`)}`,
  'an unexported type of many members in as many signatures': (count) =>
    `interface Node { ${lines(count, (at) => `m${at}: 0;`)} }
    ${lines(count, (at) => `export function f${at}(node: Node): Node`)}`,
}

test.for(Object.entries(shapes))(
  'R36: pages of %s grow with their number',
  { timeout: 120_000 },
  async ([, declare]) => {
    const [small, large] = [await bytesOf(declare(few)), await bytesOf(declare(many))]
    // Pages that grow with the square become four times as large where their number doubles.
    expect(large / small).toBeLessThan((many / few) * 1.25)
  },
)

async function bytesOf(declarations: string): Promise<number> {
  const graph = await graphOf(declarations)
  const pages = graph.package('acme')!.symbols.map(({ id }) => JSON.stringify(graph.byId(id)).length)
  return pages.reduce((sum, length) => sum + length, 0)
}

let made = 0

async function graphOf(declarations: string): Promise<Graph> {
  made += 1
  const folder = path.join(root, String(made), 'packages', 'acme')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"name":"acme","version":"1.0.0","types":"index.d.ts"}')
  writeFileSync(path.join(folder, 'tsconfig.json'), '{"compilerOptions":{"lib":["ES5"],"types":[]}}')
  writeFileSync(path.join(folder, 'index.d.ts'), `${declarations}\nexport {}\n`)
  const out = path.join(root, String(made), 'graph')
  await buildGraph({ packages: [extract(path.join(root, String(made)), folder)], out })
  return openGraph(out)
}

test('every inherited member of a long chain is listed by a base that a page leads to', async () => {
  const graph = await graphOf(shapes['a chain of interfaces']!(100))
  const listed = new Set<string>()
  const seen = new Set<string>()
  const follow = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const { facets, refs } = graph.byId(id)!
    for (const { members, inherited, inheritedElsewhere = [] } of facets) {
      for (const { name } of [...members, ...inherited.flatMap((group) => group.members)]) listed.add(name)
      for (const at of inheritedElsewhere) follow(refs[at]!.id)
    }
  }
  follow('acme!B99')
  expect(seen.size).toBeLessThan(8)
  expect(listed).toEqual(new Set(numbers(100).map((at) => `m${at}`)))
})

test('a base whose names do not fit is listed with the number of its members', async () => {
  const graph = await graphOf(
    `export interface A { ${lines(130, (at) => `a${at}: 0;`)} }
    export interface B { ${lines(30, (at) => `b${at}: 0;`)} a0: 0 }
    export interface C extends A, B { c: 0 }`,
  )
  const { facets, refs } = graph.byId('acme!C')!
  const groups = facets[0]!.inherited.map(({ from, members, total }) => [refs[from]!.id, members.length, total])
  expect(groups).toEqual([
    ['acme!A', 120, 130],
    ['acme!B', 0, 30],
  ])
  expect(facets[0]!.inheritedElsewhere).toBeUndefined()
})
