import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Graph, openGraph } from '@signpost/graph-model'
import { buildGraph } from '../src/index.ts'
import { extract, temporaryFolder } from './extract-case.ts'

let root: string
let graph: Graph

/** Declarations that no entry point exports, whose names or members are alike. */
const hidden = `
export declare const mark: '@own/mark'
export type mark = typeof mark
export declare function make(options: { /** Documented. */ a: number }): void
export declare namespace make { interface options { a: number } const a: number }
export declare class Both { x: number; static x: string; 'a b': 1; 7: 2; on(a: 1): void; on(a: 2): void; static on(a: 3): void }
export interface Both { z: number; on(a: 5): void; (): void; (a: 1): void; type: 1; class: 1 }
export declare namespace Both { interface x { q: 0 } interface z { w: 0 } }
export declare enum Level { Low, low, 'a.b' }
export declare const Level2: 1
export type level2 = 1
export interface Tilde { '~standard': { /** Version. */ version: 1 }; 'a.b': 1; a: { /** B. */ b: 1 }; [Symbol.iterator](): void }
export declare function over(a: 1): void
export declare function over(a: 2): void
`
const index = `
import * as h from './hidden.js'
/** Notes.[^1]
 *
 * [^1]: First.
 */
export declare class Noted {
  /** Notes.[^1]
   *
   * [^1]: Second.
   */
  note(): void
}
/** See {@link h.over}. */
export declare function all(a: h.mark, b: typeof h.mark, c: typeof h.make, d: h.make.options, e: h.Both, f: typeof h.Both, g: h.Both.x, i: h.Both.z, j: h.Level.Low, k: h.Tilde, l: typeof h.over, m: h.level2, n: typeof h.Level2): void
export declare function first(a: h.mark, b: typeof h.mark): void
export declare function second(a: h.mark, b: typeof h.mark, c: typeof h.make): void
export declare function third(a: h.mark, b: typeof h.mark, c: typeof h.make, d: h.Both, e: h.Both.x): void
export declare function fourth(a: h.Both, b: typeof h.make, c: h.make.options): void
export interface Heir extends h.Both { own: 1 }
export interface Others extends Omit<h.Both, 'x'> { own: 1 }
declare global {
  interface Seed { /** Depth. */ depth: number; (): void }
  interface Bulb { /** Depth. */ depth: number; (): void }
  namespace Seed { type depth = 1 }
}
`

beforeAll(async () => {
  root = temporaryFolder()
  const folder = path.join(root, 'packages', 'acme')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"name":"acme","version":"1.0.0","types":"index.d.ts"}')
  writeFileSync(path.join(folder, 'hidden.d.ts'), hidden)
  writeFileSync(path.join(folder, 'index.d.ts'), index)
  writeFileSync(path.join(folder, 'README.md'), '# Acme\n\nSee [it](#augments).\n\n## Augments\n\n## Class list\n')
  await buildGraph({ packages: [extract(root, folder)], out: path.join(root, 'graph') })
  graph = openGraph(path.join(root, 'graph'))
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Ids that the page of a value has, by the fields that the site writes as ids: each object with an anchor has one. */
function idsOf(value: unknown, around?: string): string[] {
  if (typeof value === 'string' || typeof value !== 'object' || value === null) return []
  const own = 'anchor' in value && typeof value.anchor === 'string' && value.anchor !== around ? [value.anchor] : []
  // Of an element of hast, and of the overload that has its member's anchor.
  const id = 'id' in value && typeof value.id === 'string' && !value.id.includes('!') ? [value.id] : []
  return [...own, ...id, ...Object.values(value).flatMap((one) => idsOf(one, own[0] ?? around))]
}

test('no page has an anchor twice', () => {
  const pages = graph.package('acme')!.symbols.map(({ id }) => graph.byId(id)!)
  for (const { id, facets, unexported } of pages) {
    const ids = [...idsOf(facets), ...idsOf(unexported)]
    expect([...new Set(ids)].sort(), id).toEqual(ids.sort())
  }
  const { augments, modules } = graph.package('acme')!
  const ids = [...idsOf(augments), ...idsOf(modules), ...idsOf(graph.readme('acme')!.content)]
  expect([...new Set(ids)].sort()).toEqual(ids.sort())
  expect(ids).toContain('~global.Seed.depth')
})

test('every link to a place leads to an anchor of its page', () => {
  let links = 0
  for (const { id: from } of graph.package('acme')!.symbols) {
    const page = graph.byId(from)!
    for (const { id, anchor, page: to } of page.refs) {
      if (anchor === undefined) continue
      links += 1
      const target = to === undefined ? page : graph.symbol(to)!
      if (!('facets' in target)) throw new Error(`${id} leads to a redirect`)
      expect([...idsOf(target.facets), ...idsOf(target.unexported)], `${id} on ${from}`).toContain(anchor)
    }
  }
  expect(links).toBeGreaterThan(20)
})

test('a heading of a README gives way to a section of the page', () => {
  const { headings, content } = graph.readme('acme')!
  expect(headings.map(({ id }) => id)).toEqual(['user-content-augments', 'user-content-class-list'])
  expect(JSON.stringify(content)).toContain('"#user-content-augments"')
})
