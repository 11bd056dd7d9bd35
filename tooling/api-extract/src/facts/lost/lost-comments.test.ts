import { describe, expect, test } from 'vitest'
import { comments, extract, lost, lostIn } from '../../../test/extracted-comments.ts'

const reported: [string, string, string[]][] = [
  [
    'above another comment, and after the last member',
    `/** Older. */
/** Counts. */
export const count = 1
export interface Box {
  size: 1
  /** Of nothing. */
}`,
    ['src/index.ts:1:1 Older.', 'src/index.ts:6:3 Of nothing.'],
  ],
  [
    'between a name and what follows it',
    `export function /** Of the name. */ open(lid /** Of the colon. */: string): void {}
export class Store<T> /** Of the brace. */ { size?: T }`,
    ['src/index.ts:1:17 Of the name.', 'src/index.ts:1:46 Of the colon.', 'src/index.ts:2:23 Of the brace.'],
  ],
  [
    'beside names in quotes',
    `/** Types. */ export const types = { /** Older. */ /** Of text. */ 'text/x-a': { "a-b": [1], '(c)|"d"': 2 } }
export interface Types { /** Newer. */ "a-b": 1; 'c/d'(): void }`,
    ['src/index.ts:1:38 Older.'],
  ],
  [
    'between two operands of a line',
    `export type Both = { a: 1 } /** Of either. */ & { b: 2 }`,
    ['src/index.ts:1:29 Of either.'],
  ],
  [
    'beside members with quoted names',
    `export const box = {
  /** Older. */
  /** Counts. */
  'max-size': 1,
}`,
    ['src/index.ts:2:3 Older.'],
  ],
  [
    'above what augments, and above names of a namespace that it exports again',
    `export namespace shelf {
  /** Sorts. */
  export const sort = 1
  /** For old programs. */
  export { sort as order }
}
/** Of nothing. */
declare global {}`,
    ['src/index.ts:4:3 For old programs.', 'src/index.ts:7:1 Of nothing.'],
  ],
  [
    'at the end of a file, of a namespace and above assignments in functions',
    `export namespace shelf {
  export const size = 1
  /** Of no name. */
}
export function open() {}
open.again = function () {}
/** Sorts. */
open.sort.order = 1
/** Of nothing. */`,
    ['src/index.ts:3:3 Of no name.', 'src/index.ts:7:1 Sorts.', 'src/index.ts:9:1 Of nothing.'],
  ],
  [
    'of a base without a name, and of a function that is returned',
    `export class Box extends class { /** Older. */ /** Opens. */ open() {} } {}
export function make() {
  /** Helps. */
  function help() {}
  return { /** Gives help. */ help }
}`,
    ['src/index.ts:1:34 Older.', 'src/index.ts:3:3 Helps.'],
  ],
]

/** Scripts with comments of assignments that the compiler does not declare, and of names that are not exported. */
const scripts: [string, string, string[]][] = [
  [
    'spreads, and what an object takes from others',
    `module.exports = {
  /** All. */
  ...require('./all'),
  /** One. */
  ['on' + 'e']: 1,
}
/** Adds. */
Object.assign(module.exports, { /** Two. */ two: 2 })`,
    ['2:3 All.', '4:3 One.', '7:1 Adds.', '8:33 Two.'],
  ],
  [
    'prototypes',
    `function Box() {}
/** Made of others. */
Box.prototype = Object.create({}, { /** Of it. */ size: { value: 1 } })
function Hidden() {}
/** None. */
Hidden.prototype.open = function () {}
exports.Box = Box`,
    ['2:1 Made of others.', '3:37 Of it.'],
  ],
  [
    'a function around the whole',
    `(function (root, factory) {
  if (typeof module === 'object') module.exports = factory()
  /** For pages. */
  else root.box = factory()
})(this, function () {
  /** Boxes. */
  var box = {}
  /** Helps. */
  box['on' + 'e'] = function () { /** None. */ return 1 }
  /** None. */
  function local() {}
  /** None. */
  local.size = 1
  return box
})`,
    ['8:3 Helps.'],
  ],
  [
    'lists of assignments',
    `/** First. */
exports.a = 1, /** Second. */ exports.b = 2
/** Several. */
;['c', 'd'].forEach((key) => { exports[key] = 1 })
/** Key. */
exports['e' + 1] = 3`,
    ['3:1 Several.', '5:1 Key.'],
  ],
]

test('comments in a namespace of which only the type is public are reported', () => {
  const found = lost(`/** Escapes. */
declare function escape(text: string): string
/** Shown. */
export declare function both(): void
declare namespace tools { export { escape, both } }
export class Editor { tools: typeof tools }`)
  expect(found).toEqual(['src/index.ts:1:1 Escapes.'])
})

test('comments of what a script adds to a part of another one are reported', () => {
  const found = lost({
    'src/index.js': `const app = require('./app')
require('./more')(app)
require('./tools')
module.exports = app`,
    'src/app.js': 'module.exports = { run: 1 }',
    'src/more.js': `module.exports = function (app, other) {
  /** Walks. */
  app.walk = app.go = function () { /** None. */ this.a = 1 }
  const own = {}
  /** None. */
  own.size = 1
}`,
    'src/tools.js': `const app = require('./app')
/** The tools. */
const tools = module.exports = app.tools = app.tools || {}
/** Cuts. */
tools.cut = function () {}
/** None. */
function help() {}
/** None. */
help.me = 1`,
  })
  expect(found).toEqual(['src/more.js:2:3 Walks.', 'src/tools.js:2:1 The tools.', 'src/tools.js:4:1 Cuts.'])
})

test.each(scripts)('a comment of a script is reported where nothing reads it: %s', (_, text, expected) => {
  for (const isBuilt of [false, true]) {
    const found = lost({ 'src/index.js': text, 'src/all.js': 'exports.all = 1' }, isBuilt)
    expect(found).toEqual(expected.map((one) => `src/index.js:${one}`).sort())
  }
})

describe('a comment is reported where nothing reads it', () => {
  test.each(reported)('%s', (_, text, expected) => {
    expect(lost(text)).toEqual(expected)
    expect(lost(text, true)).toEqual(expected)
  })
})

/** Texts with comments that are for no reader of the documentation, or of nothing public. */
const quiet: [string, string][] = [
  ['a license', '/** @license MIT */\n/** Counts. */\nexport const count = 1'],
  ['a title with a blank line below', '/** Numbers. */\n\n/** Counts. */\nexport const count = 1'],
  ['directives', 'export interface Box {\n  /** eslint-disable-next-line */\n  /** Counts. */\n  size: 1\n}'],
  ['commented-out code', 'export interface Box {\n  // /** Counts. */ size: 1\n  size: 1\n  /* old /** */\n}'],
  ['texts', "export const text = `/** None. */` as string\nexport type Path = '/** None. */' | '/**/*'"],
  ['private members', 'export class Box {\n  /** None. */\n  private size = 1\n  /** None. */\n  #lid = 2\n}'],
  [
    'hidden members',
    'export interface Box {\n  /** None. @internal */\n  size: 1\n  /** @hidden None. */\n  lid: 2\n}',
  ],
  [
    'a body',
    'export function open(): number {\n  /** None. */\n  const lid = { /** None. */ size: 1 }\n  return lid.size\n}',
  ],
  ['a value with a type', 'interface Box { size: number }\nexport const box: Box = { /** None. */ size: 1 }'],
  ['a default', 'export function open(lid = { /** None. */ size: 1 }.size): void {}'],
  [
    'code of overloads with texts',
    '/** Opens. */\nexport function open(key: 1): void\n/** None. */\nexport function open(key: unknown): void {}',
  ],
  ['what is not exported', '/** None. */\nconst lid = { /** None. */ size: 1 }\nexport const count = lid.size'],
]

test.each(quiet)('%s has no documentation that could be missing', (_, text) => {
  expect(lost(text)).toEqual([])
  expect(lost(text, true)).toEqual([])
})

/** Sources whose comments are all shown. */
const shown: [string, string, Record<string, string>][] = [
  [
    'before the semicolon of a member',
    'Text 1,Text 2',
    { 'src/index.ts': 'export interface Box { size: 1 /** Text 1. */; open(): void /** Text 2. */; lid: 2 }' },
  ],
  [
    'above a block that augments',
    'Text 1,Text 2',
    {
      'src/index.ts': 'export {}\n/** Text 1. */\ndeclare global {\n  /** Text 2. */\n  interface Window { box: 1 }\n}',
    },
  ],
  [
    'before a comma or a bracket',
    'Text 1,Text 2,Text 3',
    {
      'src/index.ts':
        'export enum Side { Left /** Text 1. */, Right }\nexport function turn(side: Side /** Text 2. */, by: number /** Text 3. */): void {}',
    },
  ],
  [
    'before a branch',
    'Text 1,Text 2',
    { 'src/index.ts': 'export type Is<T> = T extends 1\n  /** Text 1. */\n  ? true\n  /** Text 2. */\n  : false' },
  ],
  [
    'above the code of overloads, for the first without a comment or a text',
    'Text 1,Text 2,Text 3,Text 4,Text 5,Text 6,Text 7',
    {
      'src/index.ts': `export function take(key: string): void
export function take(key: number): void
/** Text 1. */
export function take(key: unknown): void {}
/** Text 2. */
export function lend(key: string): void
export function lend(key: number): void
/** Text 3. */
export function lend(key: unknown): void {}
export class Shelf {
  /** Text 4.\n * @deprecated */
  constructor(key: string)
  /** @deprecated */
  constructor(key: number)
  /** Text 5. */
  constructor(key: unknown) {}
  static put(key: string): void
  /** Text 6. */
  static put(key: unknown): void {}
  put(key: string): void
  /** Text 7. */
  put(key: unknown): void {}
}`,
    },
  ],
  ['after a statement', 'Text 1', { 'src/index.ts': 'export const count = 1 /** Text 1. */\nexport const other = 2' }],
  [
    'above a class that a function returns',
    'Text 1,Text 2',
    {
      'src/index.ts':
        'export function mixin(size: number) {\n  /** Text 1. */\n  return class {\n    /** Text 2. */\n    size = size\n  }\n}',
    },
  ],
  [
    'of the members of a base without a name, and of one that a function makes',
    'Text 1,Text 2,Text 3',
    {
      'src/index.ts': `type Made = new (...all: any[]) => object
function mixed<Base extends Made>(base: Base) { return class extends base { /** Text 1. */ size = 1 } }
export class Box extends class { /** Text 2. */ open() {} } {}
export class Shelf extends mixed(class { /** Text 3. */ put() {} }) {}`,
    },
  ],
  [
    'before a decorator and after it, and of the parameter of a setter',
    'Text 1,Text 2,Text 3,Text 4',
    {
      'src/index.ts': `declare function mark(...all: unknown[]): any
/** Text 1. */
@mark
/** Text 2. */
export class Box {
  set size(/** Text 3. */ value: number) {}
}
export interface Lid { set size(/** Text 4. */ value: number) }`,
    },
  ],
  [
    'above a function that a function returns',
    'Text 1,Text 2',
    {
      'src/index.ts':
        'export const add = (a: number) => /** Text 1. */ (b: number) => a + b\nexport function sub(a: number) {\n  return /** Text 2. */ function (b: number) { return a - b }\n}',
    },
  ],
  [
    'of a setter of a script',
    'Text 1,Text 2',
    {
      'src/index.js':
        'module.exports = {\n  /** Text 1. */\n  get size() { return 1 },\n  /** Text 2. */\n  set size(value) {},\n}',
    },
  ],
  [
    'of a setter in an object of a script',
    'Text 1,Text 2',
    {
      'src/index.js':
        'exports.box = {\n  /** Text 1. */\n  get size() { return 1 },\n  /** Text 2. */\n  set size(value) {},\n}',
    },
  ],
  [
    'of the members of a class in an object of a script',
    'Text 1,Text 2,Text 3',
    {
      'src/index.js':
        'module.exports = {\n  /** Text 1. */\n  Box: class {\n    /** Text 2. */\n    open() {}\n    /** Text 3. */\n    static make() {}\n  },\n}',
    },
  ],
  [
    'of what a script exports',
    'Text 1,Text 2',
    {
      'src/index.js':
        '/** Text 1. */\nconst api = {}\n/** Text 2. */\napi.ext = function (a) { return a }\nmodule.exports = api',
    },
  ],
]

test.each(shown)('a comment %s is shown', (_, expected, files) => {
  for (const isBuilt of [false, true]) {
    const extraction = extract(files, isBuilt)
    expect(comments(extraction).join()).toBe(expected)
    expect(lostIn(extraction)).toEqual([])
  }
})

const shapes = { 'src/shapes.ts': '/** A round one. */\nexport const round = 1\nexport const square = 2' }

test.each([
  ["/** Shapes. */\nexport * from './shapes.js'", 'Shapes. {@link round}, {@link square}'],
  ["/** Shapes. */\nexport { square, round as ring } from './shapes.js'", 'Shapes. {@link square}, {@link ring}'],
  ["/** Shapes. */\nexport { round } from './shapes.js'", 'Shapes. {@link round}'],
  [
    "/** Circles. */\nexport { round } from './shapes.js'\nimport { round } from './shapes.js'\n/** Most used. */\nexport default round",
    'Circles. {@link round} Most used. {@link round}',
  ],
  [
    '/** One. */\nconst one = 1\n/** Named. */\nexport { one as uno }\n/** Most used. */\nexport default one',
    'Named. {@link uno} Most used. {@link uno}',
  ],
  ["/** All that is round. */\nimport './shapes.js'\nexport const count = 1", 'All that is round.'],
])('a title of exports, or of a file, is in the comment of the module: %s', (text, expected) => {
  const { facts } = extract({ 'src/index.ts': text, ...shapes })
  const comment = facts.entryPoints[0]!.moduleComment!
  expect(comment.replace(/[\s*/]+/gu, ' ').trim()).toBe(expected)
  expect(facts.diagnostics).toEqual([])
})

test('a deprecated list deprecates each of its names', () => {
  const { facts } = extract({
    'src/index.ts': "/** @deprecated Use other. */\nexport { round, square } from './shapes.js'",
    ...shapes,
  })
  const [{ exports }] = facts.entryPoints as [(typeof facts.entryPoints)[0]]
  expect(exports.map(({ declarations: [first] }) => first!.comment?.includes('@deprecated Use other.'))).toEqual([
    true,
    true,
  ])
})
