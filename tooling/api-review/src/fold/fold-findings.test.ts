import { describe, expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'
import { compareSides } from '../compare-sides.ts'
import type { Finding } from '../findings.ts'
import { defaultOptions } from '../compiler/program.ts'

type Files = Record<string, string>

const compareFiles = (before: Files, after: Files, entries: Files): Finding[] => {
  const side = (files: Files) => ({
    label: 'x',
    files: new Map(Object.entries(files)),
    entries: new Map(Object.entries(entries)),
  })
  return compareSides(side(before), side(after), defaultOptions)
}

const shown = ({ symbol, rule, pragmatic, before, after }: Finding) => [`${pragmatic} ${symbol} ${rule}`, before, after]

describe('before and after', () => {
  test.each([
    [
      'a member',
      'export interface A { /** Gets. */ get(key: string): string | undefined; b: 1 }',
      'export interface A { get(key: string): string | null; b: 1 }',
      ['get(key: string): string | undefined', 'get(key: string): string | null'],
    ],
    [
      'a function',
      'export declare function f(a: string): void',
      'export declare function f(a: number): void',
      ['function f(a: string): void', 'function f(a: number): void'],
    ],
    [
      'a constant',
      'export declare const a: string, b: 1',
      'export declare const a: number, b: 1',
      ['const a: string', 'const a: number'],
    ],
    [
      'a member of a result that is written in place',
      'export declare function f(): { a: { b: string } }',
      'export declare function f(): { a: { b: number } }',
      ['b: string', 'b: number'],
    ],
    [
      'a static member',
      'export declare class A { static of(a: string): A }',
      'export declare class A { static of(a: number): A }',
      ['static of(a: string): A', 'static of(a: number): A'],
    ],
    [
      'a type that is not exported',
      'interface B { a: string } export declare function f(): B',
      'interface B { a: number } export declare function f(): B',
      ['a: string', 'a: number'],
    ],
    ['a new member', 'export interface A { a: 1 }', 'export interface A { a: 1; b?: 2 }', [undefined, 'b?: 2']],
    ['a lost export', 'export declare const a: 1, b: 2', 'export declare const a: 1', ['const b: 2', undefined]],
    [
      'the head of a class',
      'export declare class A extends Date { a: 1 }',
      'export declare class A extends Error { a: 1 }',
      ['class A extends Date', 'class A extends Error'],
    ],
  ])('%s', (_, before, after, texts) => {
    expect(compareTexts(before, after).map((finding) => [finding.before, finding.after])).toContainEqual(texts)
  })

  test('all overloads, and the type that changed when the declaration itself is alike', () => {
    const overloads = (type: string) =>
      `export declare function f(a: string): string; export declare function f(a: number): ${type}`
    expect(compareTexts(overloads('1'), overloads('2'))[0]?.before).toBe(
      'function f(a: string): string\nfunction f(a: number): 1',
    )
    const alias = (type: string) => `type Item = ${type}; export declare function f(): Item[]; export {}`
    expect(compareTexts(alias('string'), alias('number'))).toMatchObject([
      { symbol: 'f', before: 'type Item = string', after: 'type Item = number' },
    ])
  })

  test('a long declaration is cut to a few lines, and a long union to its difference', () => {
    const members = Array.from({ length: 40 }, (_, index) => `member${index}: 'some text of a member ${index}'`)
    const lost = compareTexts(
      `export interface A { ${members.join('; ')} } export declare const b: 1`,
      'export declare const b: 1',
    )
    expect(lost[0]?.before?.split('\n')).toHaveLength(10)
    expect(lost[0]?.before).toMatch(/… \(\d+ more lines\)$/)
    const names = Array.from({ length: 3000 }, (_, index) => `'name${index}'`)
    const union = (list: string[]) => `export declare const a: ${list.join(' | ')}`
    const changed = compareTexts(union(names), union(names.filter((name) => name !== "'name1500'")))
    expect(changed[0]?.before).toContain("'name1500'")
    expect(changed[0]?.before?.length).toBeLessThan(500)
  })
})

describe('one finding for one edit', () => {
  const both = { '.': 'index.d.ts', './deep': 'deep.d.ts' }

  test('entry points that re-export it', () => {
    const files = (type: string) => ({
      'index.d.ts': "export * from './deep.js'",
      'deep.d.ts': `export declare function f(): ${type}`,
    })
    expect(compareFiles(files('string'), files('number'), both)).toMatchObject([
      { entry: '.', symbol: 'f', also: [{ entry: './deep', symbol: 'f' }] },
    ])
  })

  test('entry points that export it by another name', () => {
    const files = (type: string) => ({
      'index.d.ts': "export { f as g } from './deep.js'",
      'deep.d.ts': `export declare function f(): ${type}`,
    })
    expect(compareFiles(files('string'), files('number'), both)).toMatchObject([
      { symbol: 'g', also: [{ entry: './deep', symbol: 'f' }] },
    ])
  })

  test('twins with the same text, and not others', () => {
    const files = (type: string) => ({
      'index.d.ts': `export declare function f(): ${type}; export declare function g(): ${type}`,
      'index.d.cts': `export declare function f(): ${type}`,
    })
    const findings = compareFiles(files('string'), files('number'), { '.': 'index.d.ts', './cjs': 'index.d.cts' })
    expect(findings.map(({ entry, symbol, also }) => [entry, symbol, also])).toEqual([
      ['.', 'f', [{ entry: './cjs', symbol: 'f' }]],
      ['.', 'g', undefined],
    ])
  })

  test('a member that others inherit', () => {
    const code = (type: string) => `
      interface Base { value: ${type} }
      export interface One extends Base { one: 1 }
      export interface Two extends Base { two: 2 }
      export declare function one(): One; export declare function two(): Two; export {}`
    expect(compareTexts(code('string'), code('string | null')).map(shown)).toEqual([
      [expect.stringContaining('type-widened'), 'value: string', 'value: string | null'],
    ])
  })

  test('a helper that several types name: the change is that of the helper, with its places', () => {
    const code = (type: string) => `
      export type Item = ${type}
      export declare function first(): Item; export declare function all(): Item[]; export interface Box { item: Item }`
    const findings = compareTexts(code('string'), code('number'))
    expect(findings).toMatchObject([
      {
        symbol: 'Item',
        pragmatic: 'major',
        proof: 'proven',
        before: 'type Item = string',
        after: 'type Item = number',
      },
    ])
  })

  test('a helper that is not exported', () => {
    const code = (type: string) => `
      type Item = ${type}
      export declare function first(): Item; export declare function all(): Item[]; export interface Box { item: Item }
      export {}`
    const findings = compareTexts(code('string'), code('number'))
    expect(findings).toMatchObject([{ pragmatic: 'major', proof: 'proven', before: 'type Item = string' }])
    expect(findings[0]?.also).toHaveLength(2)
  })

  test('local types of a dual package, which both formats declare', () => {
    const code = (type: string) => `interface Item { a: ${type} } export declare function f(): Item[]; export {}`
    const files = (type: string) => ({ 'index.d.ts': code(type), 'index.d.cts': code(type) })
    const findings = compareFiles(files('string'), files('number'), { '.': 'index.d.ts', './cjs': 'index.d.cts' })
    expect(findings).toMatchObject([
      { entry: '.', symbol: 'Item.a', before: 'a: string', also: [{ entry: './cjs', symbol: 'Item.a' }] },
    ])
  })

  test('two edits stay two findings, also with the same text', () => {
    const code = (type: string) =>
      `export interface A { x: ${type} } export interface B { x: ${type} } export declare function f(): A | B`
    const findings = compareTexts(code('string'), code('number'))
    expect(findings.map(({ symbol }) => symbol).sort()).toEqual(['A.x', 'B.x'])
  })

  test('a long type that TypeScript wrote out at several names is one edit, and short or other ones are not', () => {
    const union = (more: string) =>
      [...Array.from({ length: 30 }, (_, index) => `'variant${index}'`), ...(more === '' ? [] : [more])].join(' | ')
    const code = (more: string) =>
      `export declare const A: (${union(more)})[]
      export declare const B: (${union(more)})[]
      export declare const C: (${union(more)} | 'c')[]`
    const findings = compareTexts(code(''), code("'other'"))
    expect(findings.map(({ symbol }) => symbol).sort()).toEqual(['A', 'C'])
    expect(findings.find(({ symbol }) => symbol === 'A')?.also).toMatchObject([{ symbol: 'B' }])
  })

  test('what a program shows at one entry point is the change that a rule names at another', () => {
    const spent = (type: string) => ({
      'deep.d.ts': `export interface Session { id: string }
        export declare namespace Session { interface Control { limit: ${type} } }
        export declare class Beta { session(): Session }`,
      'index.d.ts': `import * as D from './deep.js'
        export declare class Client { beta: D.Beta }
        export declare namespace Client { export { D as Beta } }
        export { Client as default }`,
    })
    const findings = compareFiles(spent('number'), spent('number | null'), both)
    expect(findings.map(({ rule, symbol }) => `${symbol} ${rule}`)).toEqual(['Session.Control.limit type-widened'])
    expect(findings[0]?.also?.map(({ symbol }) => symbol)).toContain('Client.Beta.Session.Control')
  })

  test('findings of two packages stay apart', () => {
    const files = (type: string) => ({
      'node_modules/a/index.d.ts': `export type A = ${type}`,
      'node_modules/b/index.d.ts': "import { A } from 'a'; export declare function b(): A[]",
    })
    const entries = { a: 'node_modules/a/index.d.ts', b: 'node_modules/b/index.d.ts' }
    const findings = compareFiles(files('string'), files('number'), entries)
    expect(findings.map(({ entry }) => entry)).toEqual(['a', 'b'])
  })

  test('the worst level and the proof of any are kept, with the entry point of the proof', () => {
    const files = (type: string) => ({
      'index.d.ts': "export { Item } from './deep.js'",
      'deep.d.ts': `export interface Item { a: 1; ${type} } export declare function use(item: Item): void`,
    })
    const findings = compareFiles(files(''), files('b: 2'), both)
    expect(findings).toMatchObject([{ entry: '.', symbol: 'Item.b', pragmatic: 'major', proof: 'proven' }])
  })
})

test('a name that a bundler numbered is that of the export, also in texts', () => {
  const code = (type: string) => `
    declare class Hono$1 { get(): Hono$1 | ${type} }
    interface Options$1 { a: ${type} }
    export declare function f(a: Options$1): void
    export { Hono$1 as Hono }`
  const findings = compareTexts(code('string'), code('number'))
  expect(JSON.stringify(findings.map(({ witness: _, ...finding }) => finding))).not.toContain('$1')
  expect(findings.map(({ symbol }) => symbol).sort()).toEqual(['Hono.get', 'Options.a'])
})
