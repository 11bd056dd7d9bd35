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
