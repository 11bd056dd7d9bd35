import { expect, test } from 'vitest'
import { comments, extract, lost } from '../../../test/extracted-comments.ts'

test.each([
  [
    'texts and numbers in a list',
    `export const sizes = [
  /** First. */
  'a',
  /** Second. */
  2,
] as const`,
    ['src/index.ts:2:3 First.', 'src/index.ts:4:3 Second.'],
  ],
  [
    'a class of which a function returns an instance',
    `export function make() {
  /** Of the class. */
  class Box {
    size = 1
  }
  return new Box()
}`,
    ['src/index.ts:2:3 Of the class.'],
  ],
  [
    'types inside a function whose declaration names them',
    `export function make() {
  /** Of the type. */
  interface Box {
    /** Of the member. */
    size: 1
  }
  return { size: 1 } as Box
}
export function quiet(): number {
  /** None. */
  interface Box {
    /** None. */
    size: 1
  }
  return ({ size: 1 } as Box).size
}`,
    ['src/index.ts:2:3 Of the type.', 'src/index.ts:4:5 Of the member.'],
  ],
  ['a static block', 'export class Box {\n  /** None. */\n  static {\n    /** None. */\n    void 0\n  }\n}', []],
])('a comment is reported, or of nothing public, above %s', (_, text, expected) => {
  expect(lost(text)).toEqual(expected)
  expect(lost(text, true)).toEqual(expected)
})

test('a comment above a getter that a script defines by name is reported', () => {
  const text = `function Box() {}
/** The size. */
Box.prototype.__defineGetter__('size', function () { return 1 })
exports.Box = Box`
  expect(lost({ 'src/index.js': text })).toEqual(['src/index.js:2:1 The size.'])
})

test.each([false, true])('a comment with @callback and no name is of what is below it, built: %s', (isBuilt) => {
  const text = `export class Box {
  /**
   * Text 1.
   * @callback
   */
  onopen = function () {}
  /**
   * Text 2.
   * @callback
   *
   * @param {number} code the code
   */
  onshut = function (code) {}
}`
  const extraction = extract({ 'src/index.js': text }, isBuilt)
  expect(comments(extraction)).toEqual(['Text 1', 'Text 2'])
})

test('a module is not deprecated by a statement that exports deprecated names', () => {
  const { facts } = extract({
    'src/index.ts': "/** Shapes. @deprecated Use others. */\nexport { round, square } from './shapes.js'",
    'src/shapes.ts': '/** A round one. */\nexport const round = 1\nexport const square = 2',
  })
  const comment = facts.entryPoints[0]!.moduleComment!
  expect(comment).toContain('**Deprecated.** Use others.')
  expect(comment).not.toContain('@deprecated')
})

test.each([
  ['/** Lost. */\n/** Counts. */\nexport const count = 1', 'above another doc comment'],
  ['export interface Box {\n  size: 1\n  /** Lost. */\n}', 'after the last declaration or member'],
  ['export type Both = { a: 1 } /** Lost. */ & { b: 2 }', 'between parts of a declaration'],
  ['export class Box {\n  open(): void {\n    /** @event open Lost. */\n    void this\n  }\n}', 'in code'],
])('the message says why no page shows a comment: %s', (text, reason) => {
  const { facts } = extract({ 'src/index.ts': text })
  expect(facts.diagnostics.map(({ found }) => found)).toEqual([
    expect.stringContaining(`no page shows: it is ${reason}`),
  ])
})

test('comments are reported above exports of a module that is a namespace, and above imports of what is exported', () => {
  const files = {
    'src/index.ts': `export * as shapes from './shapes.js'
import { lid } from './lid.js'
/** Of the import. */
import { round } from './round.js'
/** None. */
import { own } from './own.js'
export const count = own
export { lid, round }`,
    'src/shapes.ts': "/** Of all. */\nexport * from './round.js'\nexport const square = 2",
    'src/round.ts': 'export const round = 1',
    'src/lid.ts': "/** None. */\nimport { own } from './own.js'\nexport const lid = own\nexport { own }",
    'src/own.ts': 'export const own = 1',
  }
  for (const isBuilt of [false, true])
    expect(lost(files, isBuilt)).toEqual(['src/index.ts:3:1 Of the import.', 'src/shapes.ts:1:1 Of all.'])
})

test('the comment above the global name of a module is in that of the module', () => {
  const extraction = extract({
    'index.d.ts': 'export declare const count: number\n/** In pages without modules. */\nexport as namespace acme',
  })
  expect(extraction.facts.entryPoints[0]!.moduleComment).toBe('/** In pages without modules. */')
  expect(extraction.facts.diagnostics).toEqual([])
})

test.each([
  ['Text 1.', []],
  ['', ['src/index.js:10:1 Of the code. @param {any} key']],
])('the comment of the code is one of overloads in a script without a text: %s', (text, expected) => {
  const script = `/**
 * ${text}
 * @overload
 * @param {string} key
 */
/**
 * @overload
 * @param {number} key
 */
/**
 * Of the code.
 * @param {any} key
 */
export function take(key) {}`
  for (const isBuilt of [false, true]) expect(lost({ 'src/index.js': script }, isBuilt)).toEqual(expected)
})

test('the message of a comment at the end of a line names the declaration before it', () => {
  const { facts } = extract({
    'index.d.ts': `export declare function check(a: unknown): asserts a is string /** After the first. */
export declare function isText(a: unknown): a is string; /** After the second. */
export declare const next: 1 /* None. */
/** Above. */

/** Of another. */
export declare const other: 2`,
  })
  expect(
    facts.diagnostics.flatMap(({ found }) => /^the doc comment ("[^"]*" at `\w+`)/u.exec(found)?.[1] ?? []),
  ).toEqual(['"After the first." at `check`', '"After the second." at `isText`'])
})
