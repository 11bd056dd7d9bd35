import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfSource, lines, signaturesOf, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const declared = { manifest: { types: 'index.d.ts' } }

function json(value: unknown): string {
  return JSON.stringify(value)
}

/** Sources with an accessor pair that is no member of a class, on a page `box`. */
const pairs: Record<string, string> = {
  'an object': 'export const box = { /** Get. */ get w() { return 1 }, /** Set. */ set w(v: number) {} }',
  'an object in another one':
    'export const box = { in: { /** Set. */ set w(v: number) {}, /** Get. */ get w() { return 1 } } }',
  'the result of a function':
    'export function box() { return { /** Get. */ get w() { return 1 }, /** Set. */ set w(v: number) {} } }',
  'a type literal': 'export declare const box: { /** Get. */ get w(): number; /** Set. */ set w(v: number | string) }',
}

test.each(Object.entries(pairs))('both halves of an accessor of %s have their comments', async (_, text) => {
  const page = json((await graphOfSource(text)).byId('core!box'))
  expect(['Get.', 'Set.'].filter((one) => !page.includes(one))).toEqual([])
})

test('an accessor of a type literal has its halves on two lines, with or without semicolons', async () => {
  const text = `export type A = { get w(): number
  set w(v: string) }
export type B = { get w(): number; set w(v: string); }`
  const graph = await graphOf({ core: { ...declared, files: { 'index.d.ts': text } } })
  const expected = ['get w(): number; set w(v: string)']
  expect([lines(graph, 'core!A', 'w'), lines(graph, 'core!B', 'w')]).toEqual([expected, expected])
})

/** Members, each with the comment of its name after it. */
const atLineEnds = `export interface I {
  a: string /** a */
  b: number; /** b */
  c(): void, /** c */
}
export enum E {
  a = 1, /** a */
  b, /** b */
  c /** c */
}
export class K {
  a = 1 /** a */
  b = 2; /** b */
  c(): void {} /** c */
}
export const o = {
  a: 1, /** a */
  b: 2, /** b */
  c() {} /** c */
}
`

test.each([
  ['sources', { files: { 'src/index.ts': atLineEnds } }],
  [
    'declarations',
    {
      ...declared,
      files: {
        'index.d.ts': atLineEnds
          .replace(/const o = /u, 'declare const o: ')
          .replace(/class K/u, 'declare class K')
          .replace(/ = 1 /u, ': 1 ')
          .replace(/(?<=class K \{\n {2}a).*\n {2}b.*\n.*/u, ': 1 /** a */\n  b: 2; /** b */\n  c(): void /** c */')
          .replace(/(?<=c\(\)) \{\}/u, ': void')
          .replace(/a = 1, /u, 'a = 1, '),
      },
    },
  ],
])('a comment at the end of the line of a member is its comment, in %s', async (_, core) => {
  const graph = await graphOf({ core })
  for (const id of ['I', 'E', 'K', 'o']) {
    const found = ['a', 'b', 'c'].map((name) => [id, ...summaries(graph, `core!${id}`, name)])
    expect(found).toEqual([
      [id, 'a'],
      [id, 'b'],
      [id, 'c'],
    ])
  }
})

test('a comment between two members of a line, or above the next one, is not that of the first', async () => {
  const graph = await graphOfSource(`export interface I { a: 1; /** Of b. */ b: 2; c: 3 }
export interface J {
  a: 1
  /** Of b. */
  b: 2
}
export type U =
  | 'a'
  /** Of b. */
  | 'b'
export class K { a(x: string): void {} /** Of b. @param y - Y. */ b: (y: string) => void = () => {} }
`)
  for (const id of ['core!I', 'core!J', 'core!K']) {
    expect([summaries(graph, id, 'a'), summaries(graph, id, 'b')]).toEqual([[''], ['Of b.']])
  }
  const parts = signaturesOf(graph.byId('core!U')!)[0]!.parts!
  expect(parts.map(({ type, doc }) => [json(type), plainText(doc)])).toEqual([
    [expect.stringContaining("'b'"), 'Of b.'],
  ])
  expect(graph.manifest.packages[0]!.diagnostics).toEqual([])
})

test('each destructured parameter of a member has its pattern', async () => {
  const graph = await graphOfSource(`export class K {
  constructor({ a }: { a: 1 }, { b, ...rest }: { b: 1 }) {}
  static from(
    { a, /** Of b. */ b }: { a: 1; b: 1 },
    [c]: [1],
  ): void {}
  hold = ({ a }: { a: 1 }, { b }: { b: 1 }): void => {}
  /** Of a text. @param options - All. */
  named({ a }: { a: 1 }, { b }: { b: 1 }): void {}
}
export interface I { m({ a }: { a: 1 }, { b }: { b: 1 }): void; new ({ a }: { a: 1 }, { b }: { b: 1 }): I }
`)
  const namesOf = (id: string, member: string): string[] =>
    signaturesOf(graph.byId(id)!, member)[0]!.parameters.map(({ name }) => name)
  expect(namesOf('core!K', 'constructor')).toEqual(['{ a }', '{ b, ...rest }'])
  expect(namesOf('core!K', 'from')).toEqual(['{ a, b }', '[c]'])
  expect(lines(graph, 'core!K', 'hold')).toEqual(['hold: ({ a }: { a: 1; },{ b }: { b: 1; }) => void'])
  expect(namesOf('core!K', 'named')).toEqual(['options', '{ b }'])
  expect(namesOf('core!I', 'm')).toEqual(['{ a }', '{ b }'])
  expect(namesOf('core!I', 'new')).toEqual(['{ a }', '{ b }'])
})

test('a comment at the end of a line is that of the parameter or the union member on it only', async () => {
  const graph = await graphOfSource(`export function f(
  a: string, /** Of a. */
  b: number /** Of b. */
): void {}
export type T =
  | 'a' /** Of a. */
  | 'b' /** Of b. */
export type U = 'a' | 'b' /** Of U. */
export interface I {
  p:
    | 'a'
    | 'b' /** Of b. */
  q: 'a' | 'b' /** Of q. */
}
`)
  const rows = ({ doc }: { doc: Parameters<typeof plainText>[0] }): string => plainText(doc)
  expect(signaturesOf(graph.byId('core!f')!)[0]!.parameters.map(rows)).toEqual(['Of a.', 'Of b.'])
  const [union] = signaturesOf(graph.byId('core!T')!)
  expect([union!.docs.summaryText, union!.parts!.map(rows)]).toEqual(['', ['Of a.', 'Of b.']])
  const [line] = signaturesOf(graph.byId('core!U')!)
  expect([line!.docs.summaryText, line!.parts]).toEqual(['Of U.', undefined])
  const [p, q] = ['p', 'q'].map((name) => signaturesOf(graph.byId('core!I')!, name)[0]!)
  expect([p!.docs.summaryText, p!.parts!.map(rows)]).toEqual(['', ['Of b.']])
  expect([q!.docs.summaryText, q!.parts]).toEqual(['Of q.', undefined])
})

test('a comment with @fileoverview that is of no declaration is that of the module', async () => {
  const textOf = async (text: string): Promise<string[]> => {
    const graph = await graphOfSource(text)
    return [JSON.stringify(graph.package('core')!.modules), ...summaries(graph, 'core!a')]
  }
  const header = '/**\n * @fileoverview Of the file.\n */\n'
  expect(await textOf(`${header}\n/** Of a. */\nexport const a = 1\n`)).toEqual([
    expect.stringContaining('Of the file.'),
    'Of a.',
  ])
  expect(await textOf(`${header}export const a = 1\n`)).toEqual(['[]', 'Of the file.'])
})

test.each([
  ['a source', 'src/index.ts', {}],
  ['a declaration', 'index.d.ts', declared],
])('comments in a pattern are texts of its properties, and no part of its name, in %s', async (_, file, manifest) => {
  const end = file.endsWith('.d.ts') ? '' : ' {}'
  const text = `export declare function one({
  /** Of a. */
  a,
  b, // b
}: {
  a: string
  /** Type of b. */
  b: number
}): void
export declare function two(x: string, { /** In x. */ a: renamed, deep: { /** Of c. */ c } }: Options): void
export declare class K { run({ /** Of a. */ a }: { /** Type of a. */ a: 1 }): void }
export declare function rest(a: string, ...[b, c]: [string, number]): void
export interface Options { a: string; deep: { c: 1 } }
`
  const source = text.replace(/declare (?<kind>function .*\n(?:.*\n)*?.*void)\n/gu, `$<kind>${end}\n`)
  const graph = await graphOf({ core: { ...manifest, files: { [file]: end === '' ? text : source } } })
  const [one] = signaturesOf(graph.byId('core!one')!)
  expect(lines(graph, 'core!one')).toEqual([
    'one({ a, b }: { a: string; b: number }): void'.replace(/(?<=number)/u, end === '' ? '' : ';'),
  ])
  expect(one!.parameters.map(({ name }) => name)).toEqual(['{ a, b }'])
  expect(one!.parameters[0]!.parts!.map(({ name, doc }) => [name, plainText(doc)])).toEqual([
    ['a', 'Of a.'],
    ['b', 'Type of b.'],
  ])
  const two = json(signaturesOf(graph.byId('core!two')!)[0]!.parameters[1]!.parts)
  expect(['In x.', 'Of c.'].filter((part) => !two.includes(part))).toEqual([])
  const [run] = signaturesOf(graph.byId('core!K')!, 'run')
  expect(plainText(run!.parameters[0]!.parts![0]!.doc).replace(/\s+/gu, ' ')).toBe('Type of a. Of a.')
  expect(lines(graph, 'core!rest')).toEqual(['rest(a: string,...[b, c]: [string, number]): void'])
})

test.each([
  ['a namespace', 'namespace App { DECLARED }', 'App'],
  ['a dotted one', 'namespace App.Inner { DECLARED }', 'App.Inner'],
  ['one in another', 'namespace App { namespace Inner { DECLARED } }', 'App.Inner'],
])('declarations that a package adds to %s of the global scope are shown', async (_, text, around) => {
  const added = `/** The locals. */
interface Locals {
  /** The user. */
  user: string
}
/** Runs. */
function run(/** How. */ how: string): void`
  const graph = await graphOfSource(`export {}\ndeclare global {\n${text.replace('DECLARED', `\n${added}\n`)}\n}\n`)
  const { augments } = graph.package('core')!
  expect(augments.map(({ module, name }) => [module, name])).toEqual([
    ['global', `${around}.Locals`],
    ['global', `${around}.run`],
  ])
  const shown = json(augments)
  expect(['The locals.', 'The user.', 'Runs.', 'How.'].filter((one) => !shown.includes(one))).toEqual([])
})
