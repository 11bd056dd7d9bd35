import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildPlaces, type Ending, run } from './run-build.ts'

/** Names that are alike: of declarations and members, of sections of a page, of headings. */
const files: Record<string, string> = {
  'package.json':
    '{"name":"acme","version":"1.0.0","exports":{".":{"types":"./index.d.ts"},"./sub":{"types":"./sub.d.ts"}}}',
  'README.md':
    '# Acme\n\nSee [it](#augments).[^1]\n\n[^1]: Note.\n\n## Augments\n\n## Class list\n\n## Entry acme\n\n## Footer 0\n\n## Packages\n',
  'hidden.d.ts': `
    export declare const mark: '@own/mark'
    export type mark = typeof mark
    export declare function make(options: { /** Documented. */ a: number }): void
    export declare namespace make { interface options { a: number } }
    export declare class Both { x: number; static x: string; 'a b': 1; 7: 2; on(a: 1): void; on(a: 2): void; static on(a: 3): void }
    export interface Both { z: number; (): void; (a: 1): void; type: 1 }
    export declare namespace Both { interface x { q: 0 } interface z { w: 0 } }
    export declare enum Level { Low, low, 'a.b' }
    export interface parameters { returns: 1; '~standard': { /** One. */ version: 1 }; [Symbol.iterator](): void }
    export declare function over(a: 1): void
    export declare function over(a: 2): void`,
  'sub.d.ts': `
    import * as h from './hidden.js'
    /** Sub. */
    export declare function sub(a: h.mark): typeof h.mark`,
  'index.d.ts': `
    /** Acme.[^1]
     *
     * [^1]: Note.
     *
     * @packageDocumentation */

    import * as h from './hidden.js'
    /** Makes. */
    export declare function make(a: h.mark, b: typeof h.mark, c: typeof h.make, d: h.make.options, e: h.Both, f: typeof h.Both, g: h.Both.x, i: h.Both.z, j: h.Level.Low, k: h.parameters, l: typeof h.over): void
    /** Box.[^1]
     *
     * [^1]: Note. */
    export declare class Box {
      /** Opens.[^1]
       *
       * [^1]: Note. */
      open(a: 1): void
      open(a: 2): void
      static open: number
      get size(): number
      parameters: 1
      relations: 1
      'section-relations': 1
      inherited: 1
      property: 1
      'class-list': 1
      constructor(a: number)
      constructor(a: string)
    }
    export interface Box { late: 1 }
    export declare namespace Box { class Inner {} interface open { a: 1 } const relations: 1 }
    export { Box as Alias }
    export declare enum Level { 'class-list', Low, low }
    export declare namespace Level { class A {} }
    export interface Heir extends h.Both { own: 1 }
    export declare class Child extends Box { own: 1 }
    export interface Others extends Omit<h.Both, 'x'>, Omit<Box, 'late'> { own: 1 }
    /** See {@link Alias.size}. */
    export type Call = (parameters: { /** A. */ a: 1 }, relations: { /** B. */ b: 1 }) => { /** C. */ c: 1 }
    declare global {
      interface Seed { /** Depth. */ depth: number; (): void }
      interface Bulb { /** Depth. */ depth: number; (): void }
    }`,
}

let places: BuildPlaces
let ending: Ending

beforeAll(async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'own-links-')))
  places = { root: join(folder, 'root'), out: join(folder, 'out'), cache: join(folder, 'cache') }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(places.root, file)), { recursive: true })
    writeFileSync(join(places.root, file), text)
  }
  ending = await run(places, 'check')
}, 240_000)

afterAll(() => rmSync(dirname(places.root), { recursive: true, force: true }))

test('no link and no id of its own is wrong, however alike the names are', () => {
  expect(ending.output).not.toContain('signpost-fault')
  expect(ending.output).not.toContain('broken-anchor')
  expect(ending.output).not.toContain('invalid-markup')
  expect(ending.output).toContain('1 of 1 packages documented in full')
})
