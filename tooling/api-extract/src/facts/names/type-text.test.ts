import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryPackage, writeFiles } from '../../../test/temporary-package.ts'
import { extractPackage } from '../../extraction/extract-package.ts'
import { sourceFileCache } from '../../program/source-file-cache.ts'

const cache = sourceFileCache()

/** The texts of the types that a class inherits from another package, by member. */
function inheritedTypes(base: string, files: Record<string, string> = {}): Record<string, string | undefined> {
  const packageDir = temporaryPackage({
    'node_modules/ext-lib/package.json': { name: 'ext-lib', version: '1.0.0', types: './index.d.ts' },
    'node_modules/ext-lib/index.d.ts': base,
    'index.d.ts': "import { Base } from 'ext-lib'\nexport declare class Own extends Base {}\n",
    ...files,
  })
  const [own] = extractPackage({ packageDir }, { cache }).facts.entryPoints[0]?.exports ?? []
  const members = own?.declarations[0]?.heritage?.[0]?.members?.flatMap((group) => group.members) ?? []
  return Object.fromEntries(members.map(({ name, type }) => [name, type]))
}

test('a name is told without the place of its module', () => {
  const files = {
    'node_modules/ext-lib/options.d.ts': 'export interface Options { a: 1 }\nexport type Keys = "a" | "b"\n',
  }
  const base =
    "import type { Keys, Options } from './options'\nexport declare class Base { options: Options; keys?: Keys; read(by: Keys[]): Options }\n"
  expect(inheritedTypes(base, files)).toEqual({
    options: 'Options',
    keys: 'Keys | undefined',
    read: '(by: Keys[]) => Options',
  })
})

test('a name in a namespace is told with it, an enum and what is global without', () => {
  const base = [
    'export declare namespace outer { namespace inner { interface Options { a: 1 } } }',
    'export declare enum Mode { Fast }',
    'declare global { interface Everywhere { a: 1 } }',
    'export declare class Base { options: outer.inner.Options; mode: Mode.Fast; any: Everywhere; of: typeof globalThis.Array }',
  ].join('\n')
  expect(inheritedTypes(base)).toEqual({
    options: 'outer.inner.Options',
    mode: 'Mode',
    any: 'Everywhere',
    of: 'ArrayConstructor',
  })
})

test('an alias that is not exported is written out', () => {
  const base =
    'type Hidden = { a: 1 } & { b: 2 }\nexport declare class Base { hidden: Hidden | undefined }\nexport {}\n'
  expect(inheritedTypes(base)).toEqual({ hidden: '({ a: 1; } & { b: 2; }) | undefined' })
})

test('a type is told up to 800 characters, and not at all beyond', () => {
  const parameters = (count: number): string =>
    Array.from({ length: count }, (_, at) => `parameter${at}: string`).join(', ')
  const types = inheritedTypes(
    `export declare class Base { short(${parameters(15)}): void; long(${parameters(200)}): void }\n`,
  )
  expect(types['short']).toBe(`(${parameters(15)}) => void`)
  expect(types['long']).toBeUndefined()
})

/** The written-out types of exported aliases, by name, of a package in a folder whose path has odd characters. */
function resolvedTypes(text: string, files: Record<string, string>): Record<string, string | undefined> {
  const root = temporaryPackage({ 'package.json': { name: 'root', version: '1.0.0' } })
  const packageDir = join(root, "a b~'é")
  writeFiles(packageDir, {
    'package.json': { name: 'core', version: '1.0.0', types: 'index.d.ts' },
    'index.d.ts': text,
    ...files,
  })
  const { facts, files: written } = extractPackage({ packageDir, root }, { cache })
  for (const [name, content] of written) expect(`${name}: ${String(content.includes(root))}`).toBe(`${name}: false`)
  return Object.fromEntries(
    facts.entryPoints[0]!.exports.map(({ name, declarations: [first] }) => [
      name,
      first?.resolved?.map((piece) => piece.text).join(''),
    ]),
  )
}

test('a whole module has the name by which the file imports it, or a specifier, and never a path of this machine', () => {
  const text = [
    "import * as verbs from './verbs.js'",
    "import nouns = require('./nouns.js')",
    "import * as ext from 'ext-lib'",
    "export type Both = Partial<typeof verbs> & typeof import('./deep/words.js')",
    'export type Pair = keyof typeof verbs',
    "export type Of = { nouns: typeof nouns; ext: typeof ext }['nouns' | 'ext']",
    "export type Inside = (typeof import('./deep/words.js'))['again']",
    'export {}',
  ].join('\n')
  const files = {
    'verbs.d.ts': 'export declare function lift(): void\n',
    'nouns.d.ts': 'export declare const crate: number\n',
    'deep/words.d.ts': "export declare const word: string\nexport * as again from '../nouns.js'\n",
    'node_modules/ext-lib/package.json': '{ "name": "ext-lib", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/ext-lib/index.d.ts': 'export declare const ext: 1\n',
  }
  expect(resolvedTypes(text, files)).toEqual({
    Both: "Partial<typeof verbs> & typeof import('./deep/words')",
    Pair: "'lift'",
    Of: 'typeof ext | typeof nouns',
    Inside: 'typeof nouns',
  })
})

// The compiler writes out each of three branches, ten levels deep: more than the memory of a process.
test('an alias that refers to itself and is not exported keeps its name', () => {
  const base = [
    'type Leg = "km" | "mi"',
    'type Length<L extends Leg> = L extends "km" ? number : string',
    'type Legs<Way, Done extends unknown[] = []> = Way extends `${infer _}>${infer Unit}${infer Rest}` ? Unit extends Leg ? Legs<Rest, [...Done, Length<Unit>]> : Legs<Rest, Done> : Done',
    'type Halves<T> = T extends [infer A, infer B, ...infer C] ? [Halves<A>, Halves<B>, Halves<[A, ...C]>] : T',
    'export declare class Base { walk<Way>(...legs: Legs<Way> | []): void; halves<T>(of: T): Halves<T> }',
    'export {}',
  ].join('\n')
  expect(inheritedTypes(base)).toEqual({
    walk: '<Way>(...legs: [] | Legs<Way, []>) => void',
    halves: '<T>(of: T) => Halves<T>',
  })
})
