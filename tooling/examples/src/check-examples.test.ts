import { expect, test } from 'vitest'
import { checkFiles, declarations, fenced, manifest, outcomesOf, writeFiles } from '../test/write-package.ts'
import { checkExamples } from './index.ts'

const limit = { timeout: 60_000 }

test('compiles blocks of READMEs, docs and doc comments against the declarations that users see', limit, () => {
  const { blocks, findings, version, typescript } = checkFiles({
    'README.md': fenced(['ts', "import { add } from 'acme-kit'\nconst sum: string = add(1, 2)"]),
    'docs/guide.md': fenced(['tsx', "import lists from 'acme-kit'\nexport const all: string[] = lists()"]),
    'src/index.ts': [
      '/**',
      ' * Adds.',
      ' * @example',
      ' * ```ts',
      ' * const sum: number = add(1, "2")',
      ' * ```',
      ' */',
      'export function add(a: number, b: number): number { return a + b }',
    ].join('\r\n'),
  })
  expect([version, typescript]).toEqual(['1.2.3', expect.stringMatching(/^\d+\.\d+/)])
  expect(blocks.map(({ file, line, outcome }) => [file, line, outcome])).toEqual([
    ['README.md', 1, 'failing'],
    ['docs/guide.md', 1, 'checked'],
    ['src/index.ts', 4, 'failing'],
  ])
  expect(findings).toMatchObject([
    { code: 'EX-COMPILE', file: 'README.md', line: 3, column: 7, found: expect.stringMatching(/^TS2322: /) },
    { code: 'EX-COMPILE', file: 'src/index.ts', line: 5, column: 31, found: expect.stringMatching(/^TS2345: /) },
  ])
})

test('reads the sources of a package that is not built, or was edited since', limit, () => {
  const files = {
    'package.json': manifest,
    'src/index.ts': 'export const one = 1\n',
    'README.md': fenced(['ts', "import { one } from 'acme-kit'\nconst two: 2 = one"]),
  }
  const unbuilt = writeFiles(files)
  const input = (root: string) => ({ root, package: { directory: root, manifest }, members: [] })
  expect(checkExamples(input(unbuilt)).findings).toMatchObject([
    { found: "TS2322: Type '1' is not assignable to type '2'" },
  ])
})

test('finds other packages of the repository by name, and says which of two of one name it cannot', limit, () => {
  const root = writeFiles({
    'a/package.json': manifest,
    'a/dist/index.d.ts': declarations,
    'a/README.md': fenced(['ts', "import { b } from 'acme-b'\nb.nope()"], ['ts', "import { c } from 'acme-c'\nc.no()"]),
    'b/package.json': { name: 'acme-b', exports: './dist/index.js' },
    'b/src/index.ts': 'export const b: string = ""\n',
    'c/package.json': { name: 'acme-c' },
    'd/package.json': { name: 'acme-c' },
  })
  const members = ['b', 'c', 'd'].map((folder) => ({
    directory: `${root}/${folder}`,
    manifest: folder === 'b' ? { name: 'acme-b', exports: './dist/index.js' } : { name: 'acme-c' },
  }))
  const { blocks, findings } = checkExamples({ root, package: { directory: `${root}/a`, manifest }, members })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['failing', 'incomplete'])
  expect(findings.map(({ code, found }) => [code, found])).toEqual([
    ['EX-COMPILE', "TS2339: Property 'nope' does not exist on type 'string'"],
    ['EX-NOT-INSTALLED', 'examples with acme-c, which is not installed'],
  ])
  expect(findings[1]?.nextStep).toMatch(/^Rename one of the packages acme-c: c, d\. These/)
})

test('goes on from earlier blocks, also where these assign, and from the comment of the class around', limit, () => {
  const next = [
    "import { Store } from 'acme-kit'\nlet store = new Store(1)",
    'store = new Store(2)\nstore.get().toFixed()',
  ] as const
  expect(outcomesOf(['ts', next[0]], ['ts', next[1]])).toEqual(['checked', 'checked'])
  const source = [
    '/**',
    ' * ```ts',
    ' * const own = new Store("a")',
    ' * ```',
    ' */',
    'export class Store<T> {',
    '  constructor(readonly first: T) {}',
    '  /**',
    '   * @example own.get().length',
    '   */',
    '  get(): T { return this.first }',
    '}',
  ]
  expect(checkFiles({ 'src/index.ts': source.join('\n') }).blocks).toMatchObject([
    { outcome: 'checked' },
    { outcome: 'checked' },
  ])
})

test('imports names of the package silently, and its default export by the name of the package', limit, () => {
  expect(
    outcomesOf(['ts', 'add(1, 2)'], ['ts', 'lists().length'], ['js', 'acmeKit().length'], ['ts', 'minus(1, 2)']),
  ).toEqual(['checked', 'checked', 'checked', 'failing'])
})

test('prefers the entry point that a comment is about, and no global of the same name', limit, () => {
  const { blocks, findings } = checkFiles({
    'package.json': { ...manifest, exports: { '.': './dist/index.js', './compat': './dist/compat.js' } },
    'dist/index.d.ts': 'export declare function at(one: number): number\nexport declare class Map { only: true }\n',
    'dist/compat.d.ts': 'export declare function at(one: string): string\n',
    'src/compat.ts': '/**\n * @example at("a").length\n */\nexport function at(one: string): string { return one }\n',
    'README.md': fenced(['ts', 'new Map([[1, 2]]).get(1)'], ['ts', 'new Map().only']),
  })
  expect(findings).toEqual([])
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['checked', 'checked', 'checked'])
})

test('obeys the marks of authors, and says which are not needed', limit, () => {
  const wrong = 'const one: string = 1'
  const neverRun = 'the mark `no-run` on a block that does not say what it prints, and is never run'
  const { blocks, findings } = checkFiles({
    'README.md': fenced(
      ['ts fragment', wrong],
      ['ts fragment title="a.ts"', 'add(1, 2)'],
      ['ts fails', wrong],
      ['ts {1} fails TS2322', wrong],
      ['ts fails TS2345', wrong],
      ['ts fails', 'add(1, 2)'],
      ['ts,fragment', 'interface Only { a: 1 }'],
      ['ts fails TSx', wrong],
      ['ts norun', 'add(1, 2)'],
      ['ts no-run', 'add(1, 2)'],
      ['ts no-run', 'add(1, 2) // => 3'],
      ['ts fails no-run', `${wrong} // => 3`],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual([
    ...['fragment', 'checked', 'fails', 'fails', 'failing', 'failing', 'checked', 'fails', 'checked'],
    ...['checked', 'checked', 'fails'],
  ])
  expect(findings[1]?.nextStep).toBe('Write `no-run`, or remove the word.')
  expect(findings.map(({ code, found }) => [code, found])).toEqual([
    ['EX-MARK', '`fails TSx` after the language'],
    ['EX-MARK', '`norun` after the language'],
    ['EX-MARK', 'the mark `fragment` on a block that compiles'],
    ['EX-NO-ERROR', "TS2322: Type 'number' is not assignable to type 'string'"],
    ['EX-NO-ERROR', 'a block that compiles'],
    ['EX-MARK', neverRun],
    ['EX-MARK', neverRun],
  ])
})

test.each([
  ['listing', 'ts', 'declare function add(a: number): number'],
  ['listing', 'ts', 'get(key: string): Promise<unknown>\nset(key: string, value?: unknown): void'],
  ['listing', 'ts', 'function add(a: number, b: number): number'],
  ['listing', 'ts', 'new Store(options?: Options)'],
  ['listing', 'ts', '(a: string, b?: number) => void'],
  ['listing', 'ts', 'class Store {\n  constructor(first: string)\n  get(): string\n}'],
  ['listing', 'ts', 'name: string'],
  ['elided', 'ts', 'add(...)'],
  ['elided', 'js', 'export default { …, rules: {} }'],
  ['elided', 'js', 'if (/* it is a number */) add(1, 2)'],
  ['elided', 'js', 'function App() {\n  return (\n    // the list\n    // does not matter\n  )\n}'],
  ['elided', 'js', 'add({ key: <your API key> })'],
  ['failing', 'js', 'const = <div>1</div>'],
  ['checked', 'ts', 'function area(): number {\n  // ...\n}\narea()'],
  ['diff', 'ts', "- import { sum } from 'acme-kit'\n+ import { add } from 'acme-kit'"],
  ['shell', 'js', 'npm install acme-kit'],
  ['shell', 'ts', '$ npx acme --help'],
  ['data', 'js', '// in package.json\n{ "name": "a", "version": "1" }'],
  ['data', 'ts', '{ depth: 3, label: add }'],
  ['data', 'ts', '// in the options\nonStart: () => {\n  add(1, 2)\n},\nonEnd: () => {},'],
  ['failing', 'ts', 'first: add(1, 2'],
  ['empty', 'ts', '// nothing'],
  ['failing', 'ts', 'const = 1'],
])('reads a block as %s in %s: %j', limit, (outcome, info, code) => {
  expect(outcomesOf([info, code])).toEqual([outcome])
})

test('finds an error beside a syntax error, and each alternative of one block', limit, () => {
  expect(outcomesOf(['ts', 'const = 1'], ['ts', 'add("1", 2)'], ['ts', 'add(1, 2)'])).toEqual([
    'failing',
    'failing',
    'checked',
  ])
  const both = "import { add } from 'acme-kit'\n// or\nconst { add } = require('acme-kit')\nadd(1, 2)"
  const wrong = 'const sum = add(1, 2)\n// or\nconst sum = add("1", 2)'
  expect(outcomesOf(['js', both], ['ts', wrong], ['ts', 'const Sum = add(1, 2)\ntype Sum = typeof Sum\nSum'])).toEqual([
    'checked',
    'failing',
    'checked',
  ])
})

test('takes an error that a comment announces for what the example shows', limit, () => {
  expect(
    outcomesOf(
      ['ts', 'add("1", 2) // Error: no number'],
      ['ts', '// ❌\nadd("1", 2)'],
      ['ts', '// TypeScript: string is not assignable to number\n// At run time: 3\nadd("1", 2)'],
      ['ts', '// log the error\nadd("1", 2)'],
      ['ts', '// ❌\nadd(1, 2)\nadd("1", 2)'],
    ),
  ).toEqual(['fails', 'fails', 'fails', 'failing', 'failing'])
})

test('asks of JavaScript, and of code without a language, only what is wrong without types', limit, () => {
  const lenient = 'const twice = (value) => value * 2\ntwice(document.querySelector("a").title)'
  expect(outcomesOf(['js', lenient], ['ts', lenient], ['js', 'add(1)'], ['js', 'missing()'])).toEqual([
    'checked',
    'failing',
    'failing',
    'failing',
  ])
  const required = "const kit = require('acme-kit')\nkit(1)\nnew kit()\nkit.less()\n"
  const imported = "import * as kit from 'acme-kit'\nkit.less()"
  expect(outcomesOf(['js', required], ['js', `${required}add(1)`], ['js', imported], ['ts', imported])).toEqual([
    'incomplete',
    'failing',
    'failing',
    'failing',
  ])
  const source =
    '/**\n * @example\n * const twice = (value) => value * 2\n * add(twice(1), 2)\n */\nexport const add = 1\n'
  expect(checkFiles({ 'src/index.ts': source }).blocks).toMatchObject([{ outcome: 'checked' }])
})

test('says once what is not installed, with the command, and checks the rest', limit, () => {
  const { blocks, findings } = checkFiles({
    'README.md': fenced(
      ['ts', "import express from 'express'\nexpress().get('/', (request, reply) => reply.send(add(1, 2)))"],
      ['ts', "import express from 'express'\nimport './style.css'\nimport { mine } from './mine'\nadd(mine, '2')"],
      ['ts', "import { mine } from '@/mine'\nimport data from './data.json'\nadd(mine, data.one)"],
      ['ts', "import { a } from 'acme-kit/missing'"],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['incomplete', 'failing', 'checked', 'failing'])
  expect(findings.map(({ code, found, nextStep }) => [code, code === 'EX-NOT-INSTALLED' ? nextStep : found])).toEqual([
    ['EX-COMPILE', expect.stringMatching(/^TS2345/)],
    ['EX-COMPILE', expect.stringMatching(/^TS2307/)],
    ['EX-NOT-INSTALLED', expect.stringContaining('`npm install --save-dev express`')],
  ])
})

test('checks names and syntax of a package without types, and says so', limit, () => {
  const { blocks, findings } = checkFiles({
    'dist/index.d.ts': '',
    'package.json': { name: 'plain', main: './index.js' },
    'index.js': 'exports.one = 1\nexports.two = 2\n',
    'README.md': fenced(['js', "const { one } = require('plain')\none.two()"], ['js', 'three()'], ['js', 'two.more()']),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['incomplete', 'failing', 'incomplete'])
  expect(findings.map(({ code }) => code)).toEqual(['EX-UNDECLARED', 'EX-NO-TYPES'])
})

test('keeps globals and augmentations in the block that declares them', limit, () => {
  const { blocks } = checkFiles({
    'README.md': fenced(
      ['ts', 'declare global {\n  interface Window { acme: number }\n}\nwindow.acme.toFixed()'],
      [
        'ts',
        "declare module 'acme-kit' {\n  interface Store<T> { more: T }\n}\nimport { Store } from 'acme-kit'\nnew Store(1).more.toFixed()",
      ],
      ['ts', '{ const other = window.acme }'],
      ['ts', "import { Store } from 'acme-kit'\nnew Store(1).more"],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['checked', 'checked', 'failing', 'failing'])
})

test('reads fences without an end, with tabs, in lists and quotes, and none in comments of HTML', limit, () => {
  const { blocks, findings } = checkFiles({
    'README.md': [
      '1. one',
      '\t```ts',
      '\tadd(1, 2)',
      '\t```',
      '> ```ts',
      '> add("1", 2)',
      '> ```',
      '<!--',
      '```ts',
      'nothing(',
      '```',
      '-->',
      '````md',
      '```ts',
      'nothing(',
      '```',
      '````',
      '~~~ts',
      'add(1, 2)',
    ].join('\r\n'),
  })
  expect(blocks.map(({ line, column, outcome }) => [line, column, outcome])).toEqual([
    [2, 2, 'checked'],
    [5, 3, 'failing'],
    [18, 1, 'checked'],
  ])
  expect(findings).toMatchObject([
    { code: 'EX-UNCLOSED', line: 18 },
    { code: 'EX-COMPILE', line: 6, column: 7 },
  ])
})

/** As many as the largest packages have; in a long run, more than any has. */
const count = process.env['SIGNPOST_LONG'] === '1' ? 10_000 : 1_500

test(`goes on after a block of a megabyte, and checks ${count} blocks in one program`, { timeout: 240_000 }, () => {
  const large = fenced(['ts', `add(1, 2)\n${'// long\n'.repeat(150_000)}`], ['ts', 'add(1, 2)'])
  const { blocks, findings } = checkFiles({
    'README.md': large,
    'docs/many.md': fenced(['ts', 'add(1, "2")']) + fenced(['ts', 'add(1, 2)']).repeat(count),
  })
  expect(blocks.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['too-large', 'checked', 'failing'])
  expect(blocks.filter(({ outcome }) => outcome === 'checked')).toHaveLength(count + 1)
  expect(findings.map(({ code }) => code)).toEqual(['EX-LIMIT', 'EX-COMPILE'])
})

test('hides set-up lines from no one but the reader, and leaves files outside the root unread', limit, () => {
  expect(outcomesOf(['ts', 'declare const id: number\n// ---cut---\nadd(id, 2)'])).toEqual(['checked'])
  expect(declarations).toContain('add')
})
