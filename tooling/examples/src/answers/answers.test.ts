import { expect, test } from 'vitest'
import { declarations, fenced, manifest, writeFiles } from '../../test/write-package.ts'
import { checkAndAnswer } from '../check-examples.ts'
import { blockKey, plainCode } from '../reader/block-key.ts'
import type { AnsweredBlock, ExampleAnswers } from '../reader/model.ts'
import { completeModule } from './complete-module.ts'
import { joinAnswers } from './join-answers.ts'
import { playgroundAddress } from './playground.ts'

/** Answers about a package with more declarations and a README. */
function answersOf(readme: string, more = ''): ExampleAnswers {
  const files = {
    'package.json': manifest,
    'dist/index.js': '',
    'dist/index.d.ts': declarations + more,
    'README.md': readme,
  }
  const root = writeFiles(files)
  return joinAnswers([checkAndAnswer({ root, package: { directory: root, manifest }, members: [] }).answers()])
}

function blockOf({ packages }: ExampleAnswers, code: string): AnsweredBlock | undefined {
  return packages[0]?.blocks[blockKey(plainCode(code))]
}

/** Names that a block links, with what they lead to. */
function linksOf(answers: ExampleAnswers, code: string): string[] {
  const lines = code.split('\n')
  return (blockOf(answers, code)?.links ?? []).map(([line, column, length, index]) => {
    const { name, member } = answers.targets[index]!
    return `${lines[line]!.slice(column, column + length)} -> ${name}${member === undefined ? '' : `.${member.name}`}`
  })
}

test('identifiers lead to exported symbols and their members, also by another name and through inference', () => {
  const code = [
    "import { add as plus, Store } from 'acme-kit'",
    'const store = new Store(plus(1, 2))',
    'store.get().toFixed()',
  ].join('\n')
  expect(linksOf(answersOf(fenced(['ts', code])), code)).toEqual([
    'add -> add',
    'plus -> add',
    'Store -> Store',
    'Store -> Store',
    'plus -> add',
    'get -> Store.get',
  ])
})

test('names that a block or an earlier one declares have their types, narrowed where they are used', () => {
  const first =
    "import { add, Store } from 'acme-kit'\nlet store = new Store('a' as string | number)\nfunction twice(n: number) { return n * 2 }"
  const code = [
    'const first = store.get()',
    "if (typeof first === 'string') first.trim()",
    'const { length } = [twice(add(1, 2))]',
    'const missing: any = { length, first }',
  ].join('\n')
  const answers = answersOf(fenced(['ts', first], ['ts', code]))
  const places = (text: string): string[] =>
    Object.entries(blockOf(answers, text)?.types ?? {}).map(([type, at]) => `${type} at ${at.join(' ')}`)
  expect(places(first)).toEqual([
    'let store: Store<string | number> at 1,4,5',
    'function twice(n: number): number at 2,9,5',
    'n: number at 2,15,1 2,35,1',
  ])
  expect(places(code)).toEqual([
    'const first: string | number at 0,6,5 1,11,5 3,31,5',
    'let store: Store<string | number> at 0,14,5',
    'const first: string at 1,31,5',
    '(method) trim(): string at 1,37,4',
    'const length: number at 2,8,6 3,23,6',
    'function twice(n: number): number at 2,20,5',
  ])
})

test('members that no page has show their types', () => {
  const code = [
    'class Counter { count = 0; up() { return this.count } }',
    'const counts = new Map([["a", { of: new Counter() }]])',
    'console.log(counts.size, counts.get("a")?.of.up())',
    'interface Named { name: string }',
  ].join('\n')
  const { types = {} } = blockOf(answersOf(fenced(['ts', code])), code) ?? {}
  expect(Object.keys(types).filter((type) => type.startsWith('('))).toEqual([
    '(property) count: number',
    '(method) up(): number',
    '(property) size: number',
    '(method) get(key: string): { of: Counter; } | undefined',
    '(property) of: Counter',
    '(property) name: string',
  ])
  expect(types['(property) count: number']).toEqual([
    [0, 16, 5],
    [0, 46, 5],
  ])
})

test('types have no paths of files', () => {
  const code = [
    "import * as kit from 'acme-kit'",
    'function make() { return new kit.Store(1) }',
    "const all = await import('acme-kit')",
    'try { make() } catch (error) { error }',
  ].join('\n')
  const global = 'function one() { return null! as hidden.Deep }'
  const answers = answersOf(
    fenced(['ts', code], ['ts', global]),
    '\nexport declare namespace hidden { interface Deep { a: 1 } }',
  )
  expect(Object.keys(blockOf(answers, code)?.types ?? {})).toEqual([
    'function make(): kit.Store<number>',
    'error: unknown',
  ])
  expect(Object.keys(blockOf(answers, global)?.types ?? {})).toEqual(['function one(): hidden.Deep'])
})

test('a local name that is also exported leads nowhere, and a failing block has no answer', () => {
  const local = 'function add(text: string) { return text }\nadd("a")'
  const failing = "import { add } from 'acme-kit'\nadd('1', 2)"
  const answers = answersOf(fenced(['ts', local], ['ts', failing]))
  expect(linksOf(answers, local)).toEqual([])
  expect(blockOf(answers, local)?.checked).toBe(true)
  const { failures = [], ...others } = blockOf(answers, failing) ?? {}
  expect(others).toEqual({ links: [] })
  expect(failures).toEqual([expect.stringMatching(/^README\.md:\d+:\d+: found TS\d+: .+, expected .+/)])
})

test('set-up lines and highlighting comments, which pages do not show, move no link', () => {
  const shown = 'const sum = add(id, 2)'
  const answers = answersOf(
    fenced(['ts', `declare const id: number\n// ---cut---\n\n// highlight-next-line\n${shown}`]),
  )
  expect(linksOf(answers, shown)).toEqual(['add -> add'])
  expect(blockOf(answers, shown)?.copy).toBe(`import { add } from 'acme-kit'\n\ndeclare const id: number\n\n${shown}\n`)
})

test('a block that goes on from another is copied with it', () => {
  const answers = answersOf(
    fenced(['ts', "import { Store } from 'acme-kit'\nconst store = new Store(1)"], ['ts', 'store.get()']),
  )
  expect(blockOf(answers, 'store.get()')?.copy).toBe(
    "import { Store } from 'acme-kit'\n\nconst store = new Store(1)\n\nstore.get()\n",
  )
})

test('examples of other places are kept only for symbols without one of their own', () => {
  const code = "import { add, less } from 'acme-kit'\nadd(less(1), 2)"
  const own = '\n/**\n * Subtracts.\n * ```ts\n * less(1)\n * ```\n */\nexport declare function less(a: number): number'
  const answers = answersOf(fenced(['ts', code]), own)
  const used = Object.entries(answers.uses).map(([index, uses]) => [
    answers.targets[Number(index)]?.name,
    uses[0]?.from,
  ])
  expect(used).toEqual([['add', 'readme']])
})

test('modules that declare a name twice are not put together', () => {
  expect(completeModule(['const a = 1', 'const a = 2'], [], 'ts')).toBeUndefined()
  expect(completeModule(["import { x } from 'a'", "import { x } from 'b'"], [], 'ts')).toBeUndefined()
  expect(completeModule(["import { x } from 'a'\nx()", "import y, { x, type Z } from 'a'\ny(x)"], [], 'ts')).toBe(
    "import y, { x, type Z } from 'a'\n\nx()\n\ny(x)\n",
  )
})

test('the playground is offered only where it finds every import', () => {
  const code = "import { add } from 'acme-kit'\nadd(1, 2)"
  expect(playgroundAddress(code, 'ts', () => true)).toBe(
    `https://www.typescriptlang.org/play/#src=${encodeURIComponent(code)}`,
  )
  expect(playgroundAddress(code, 'ts', (name) => name !== 'acme-kit')).toBeUndefined()
  expect(playgroundAddress("import './own'", 'ts', () => true)).toBeUndefined()
  expect(playgroundAddress('x'.repeat(9000), 'ts', () => true)).toBeUndefined()
})
