import { symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels } from '../diff.ts'
import { type Level, larger } from '../findings.ts'

const files = temporaryFiles()
const { write } = files

const dependency = `
export interface Req<B = unknown> { body: B; method: 'GET' | 'POST' }
export declare class Emitter<E extends Record<string, unknown[]> = {}> { on<K extends keyof E>(e: K, f: (...a: E[K]) => void): this; off(): void }
export type Maybe<T> = T | null | undefined
export interface Schema<I, O = I> { parse(x: I): O; readonly _i: I; readonly _o: O }
export declare function make(): Req<string>
export interface Options { host?: string; port?: number; path?: string }
export interface Failure extends Error { reason?: string }
export declare const key: unique symbol
export default class Main { run(): string }
`

const imports = `import Main, { Emitter, Failure, Maybe, Options, Req, Schema, key, make } from 'dep'
import * as http from 'http'
import { Readable } from 'node:stream'
`

/** Declarations before and after, with the level of the change; without `dep` nothing could tell them apart, or all would differ. */
const changes: Record<string, [before: string, after: string, level: Level]> = {
  aliasWrittenOut: [
    'function aliasWrittenOut(x: Maybe<string>): void',
    'function aliasWrittenOut(x: string | null | undefined): void',
    'none',
  ],
  resultWrittenOut: ['type resultWrittenOut = ReturnType<typeof make>', 'type resultWrittenOut = Req<string>', 'none'],
  argument: ['function argument(r: Req<1 | 2>): void', 'function argument(r: Req<1>): void', 'major'],
  result: ['function result(): Req<1 | 2>', 'function result(): Req<1>', 'minor'],
  events: [
    'class events extends Emitter<{ a: [1]; b: [2] }> {}',
    'class events extends Emitter<{ a: [1] }> {}',
    'major',
  ],
  constraint: [
    'interface constraint<T extends Main> { t: T }',
    'interface constraint<T extends Main & { x: 1 }> { t: T }',
    'major',
  ],
  symbolKey: [
    'interface symbolKey { [key]: string; own: 1 }',
    'interface symbolKey { [key]?: string; own: 1 }',
    'major',
  ],
  lessOptions: [
    "function lessOptions(o: Omit<Options, 'host'>): void",
    "function lessOptions(o: Omit<Options, 'host' | 'port'>): void",
    'major',
  ],
  optionalMember: [
    'function optionalMember(f: (e: Failure | null) => void): void',
    'function optionalMember(f: (e: Error | null) => void): void',
    'major',
  ],
  inferred: [
    'type inferred<S> = S extends Schema<any, infer O> ? O : never',
    'type inferred<S> = S extends Schema<infer O, any> ? O : never',
    'major',
  ],
  inferredAlike: [
    'type inferredAlike<S> = S extends Schema<any, infer O> ? O : never',
    'type inferredAlike<X> = X extends Schema<any, infer R> ? R : never',
    'none',
  ],
  bytes: ['function bytes(): Buffer', 'function bytes(): Uint8Array', 'major'],
  server: [
    'interface server<R extends http.ServerResponse> { r: R }',
    'interface server<R extends string> { r: R }',
    'major',
  ],
  stream: ['function stream(): Readable', 'function stream(): NodeJS.ReadableStream', 'major'],
}

test('types of installed packages and of Node.js are compared as they are', () => {
  write('node_modules/dep/package.json', JSON.stringify({ name: 'dep', types: 'index.d.ts' }))
  write('node_modules/dep/index.d.ts', dependency)
  write('node_modules/@types/marker.txt', '')
  const types = dirname(createRequire(import.meta.url).resolve('@types/node/package.json'))
  symlinkSync(types, join(files.root, 'node_modules/@types/node'))
  for (const [side, place] of [
    ['base', 0],
    ['head', 1],
  ] as const) {
    const declared = Object.values(changes).map((change) =>
      change[place].replace(/^(?!type|interface)/, 'declare ').replace(/^/, 'export '),
    )
    write(`${side}/package.json`, JSON.stringify({ name: 'own', version: '1.0.0', types: 'index.d.ts' }))
    write(`${side}/index.d.ts`, imports + declared.join('\n'))
  }
  const { findings, coverage } = compareLabels(join(files.root, 'base'), join(files.root, 'head'))
  const found = Object.keys(changes).map((name): [string, string] => {
    const own = findings.filter(({ symbol }) => symbol.split('.')[0] === name)
    return [name, own.reduce<Level>((level, { pragmatic }) => larger(level, pragmatic), 'none')]
  })
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(changes).map(([name, [, , level]]) => [name, level])),
  )
  expect(coverage.notInstalled).toBeUndefined()
  // Members of a base of another package are findings of the class.
  expect(findings.filter(({ symbol }) => symbol.startsWith('events'))).toHaveLength(1)
})

test('a package that is not installed is compared by name, which is said', () => {
  const text = (name: string) => `import { ${name} } from 'missing/deep'; export declare function f(x: ${name}): void`
  const { findings, coverage } = compareLabels(write('a.d.ts', text('A')), write('b.d.ts', text('B')))
  expect(findings).toMatchObject([{ rule: 'type-changed', symbol: 'f' }])
  expect(coverage.notInstalled).toEqual(['missing/deep'])
})

test('an installed package that lacks a name is compared by name as well', () => {
  write('node_modules/older/package.json', JSON.stringify({ name: 'older', types: 'index.d.ts' }))
  write('node_modules/older/index.d.ts', 'export interface A { a: 1 }')
  const text = (name: string) => `import { A, ${name} } from 'older'; export declare function f(x: ${name}): A`
  const { findings, coverage } = compareLabels(write('a.d.ts', text('B')), write('b.d.ts', text('C')))
  expect(findings).toMatchObject([{ rule: 'type-changed', symbol: 'f' }])
  expect(coverage.notInstalled).toEqual(['older'])
})

test('members by keys of a package that is not installed are compared', () => {
  const text = (members: string) =>
    `import { key, keys } from 'missing'; import * as all from 'missing'; export interface I { ${members} own: 1 }`
  const compare = (before: string, after: string) =>
    compareLabels(write('a.d.ts', text(before)), write('b.d.ts', text(after))).findings.map(({ rule }) => rule)
  expect(compare('[key]: string;', '')).toEqual(['property-removed'])
  expect(compare('[key]: string;', '[key]: number;')).toEqual(['type-changed'])
  expect(compare('[key](): string;', '[key](): number;')).toEqual(['type-changed'])
  expect(compare('[all.other]: string;', '')).toEqual(['property-removed'])
  expect(compare('[keys.other]: string;', '')).toEqual(['property-removed'])
  expect(compare('[key]: string;', '[key]: string;')).toEqual([])
})
