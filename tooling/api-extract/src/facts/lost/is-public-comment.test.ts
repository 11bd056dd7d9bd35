import { describe, expect, test } from 'vitest'
import { comments, extract, lost, lostIn } from '../../../test/extracted-comments.ts'

/** Comments that name what they describe, in code, and calls in code that define a member. */
const named: [string, string, string[]][] = [
  [
    'an event in a method, in a constructor, in a private member and in a callback',
    `export class Box {
  constructor(bus: { on(run: () => void): void }) {
    bus.on(() => {
      /** @event made Made. */
      this.emit('made')
    })
  }
  open(): void {
    /**
     * Opened.
     * @event open
     */
    this.emit('open')
    /** None. */
    const name = 'shut'
    this.emit(name)
  }
  private emit(name: string): void {
    /** @event any Any. */
    console.log(name)
  }
}
function helper() {
  /** @event none None. */
}`,
    ['src/index.ts:19:5 @event any Any.', 'src/index.ts:4:7 @event made Made.', 'src/index.ts:9:5 Opened. @event open'],
  ],
  [
    'a member of a class, of a function and of a namespace by its name',
    `export class Box {
  open() {
    /** @name Box#lid The lid. */
    /** @memberof Box The key. */
    return 1
  }
}
export function make(): void {
  /** @function make.again Again. */
}`,
    [
      'src/index.ts:3:5 @name Box#lid The lid.',
      'src/index.ts:4:5 @memberof Box The key.',
      'src/index.ts:9:3 @function make.again Again.',
    ],
  ],
  [
    'what is exported, above what is not',
    `/**
 * Later.
 * @name later
 */
let queue: unknown
/** @name inner Inner. */
let other: unknown
export const later = () => [queue, other]`,
    ['src/index.ts:1:1 Later. @name later'],
  ],
  [
    'a member that a constructor defines by a call',
    `declare function define(target: object, name: string, get: () => number): void
export class Box {
  constructor() {
    /** The size. */
    define(this, 'size', () => 1)
    /** The lid. */
    Object.defineProperty(this, 'lid', { value: 1 })
    /** None. */
    console.log(this, 1)
  }
}`,
    ['src/index.ts:4:5 The size.', 'src/index.ts:6:5 The lid.'],
  ],
]

describe('a comment in code is reported where it names what it describes', () => {
  test.each(named)('%s', (_, text, expected) => {
    expect(lost(text)).toEqual(expected)
    expect(lost(text, true)).toEqual(expected)
  })
})

/** Scripts with comments of calls, and of members that only their code shows. */
const scripts: [string, string, string[]][] = [
  [
    'calls that define members',
    `function Box() {}
/** The size. */
define(Box.prototype, 'size', function () { return 1 })
/** The lid. */
delegate(Box.prototype, 'lid').getter('open')
/** Verbs. */
;['get'].forEach(function (name) { Box[name] = function () {} })
var hidden = {}
/** None. */
define(hidden, 'size', function () { return 1 })
/** None. */
;['get'].forEach(function (name) { hidden[name] = 1 })
/** None. */
start()
function define(to, name, get) { Object.defineProperty(to, name, { get: get }) }
module.exports = Box`,
    ['2:1 The size.', '4:1 The lid.', '6:1 Verbs.'],
  ],
  [
    'members of what the compiler has no type of',
    `var all = require('./all')
module.exports = all.tools = all.tools || {}
var tools = all.tools
/** Cuts. */
tools.cut = function () {
  var made = {}
  /** Updates. */
  made.update = function () {}
  /** None. */
  function help() {}
  return made
}
var own = {}
/** None. */
own.cut = 1`,
    ['4:1 Cuts.', '7:3 Updates.'],
  ],
]

test.each(scripts)('a comment of a script is reported where nothing reads it: %s', (_, text, expected) => {
  for (const isBuilt of [false, true]) {
    const found = lost({ 'src/index.js': text, 'src/all.js': 'exports.all = 1' }, isBuilt)
    expect(found).toEqual(expected.map((one) => `src/index.js:${one}`))
  }
})

/** Texts with notices of rights, which are no documentation. */
const notices: [string, string][] = [
  ['a notice', '/** Copyright 2020 Acme */\nexport const count = 1'],
  ['a notice above a class', '/** (c) 2017 Acme, MIT Licensed. */\nexport class Box {}'],
  [
    'a notice below an import',
    "import './other.js'\n/**\n * (c) 2017-2025 Acme\n * @see LICENSE.md\n */\nexport const count = 1",
  ],
  [
    'a notice with a description',
    '/**\n * Ciphers.\n * @author A\n * Copyright 2020 Acme\n */\nexport const count = 1',
  ],
]

test.each(notices)('%s is no documentation', (_, text) => {
  const files = { 'src/index.ts': text, 'src/other.ts': 'export {}' }
  expect(lost(files)).toEqual([])
  expect(lost(files, true)).toEqual([])
})

test('a comment about rights is documentation', () => {
  expect(lost('export const a = 1\n/** Reads the copyright. */\n/** Reads. */\nexport function read() {}')).toEqual([
    'src/index.ts:2:1 Reads the copyright.',
  ])
})

test('comments of scripts that a script chooses from, and has no types of, are reported', () => {
  const found = lost({
    'src/index.js': `/** Chooses. */
if (process.browser) {
  module.exports = require('./page')
} else module.exports = require('./node')`,
    'src/page.js': `exports.log = log
/** Logs. */
function log() {}
/** None. */
function help() {}
module.exports = require('./common')(exports)`,
    'src/node.js': `/** Of nothing. */
exports.colors = [1]
module.exports = require('./common')(exports)
const { formatters } = module.exports
/** As JSON. */
formatters.o = function () {}`,
    'src/common.js': `/** Sets up. */
function setup(env) {
  make.enable = enable
  /** Makes. */
  function make() {}
  /** Enables. */
  function enable() {}
  /** None. */
  function select() {}
  return make
}
module.exports = setup`,
  })
  expect(found).toEqual([
    'src/common.js:1:1 Sets up.',
    'src/common.js:4:3 Makes.',
    'src/common.js:6:3 Enables.',
    'src/index.js:1:1 Chooses.',
    'src/node.js:1:1 Of nothing.',
    'src/node.js:5:1 As JSON.',
    'src/page.js:2:1 Logs.',
  ])
})

test.each([false, true])('comments of setters in objects of scripts are shown or reported, built: %s', (isBuilt) => {
  const extraction = extract(
    {
      'src/index.js': `function Box() {}
Box.prototype = {
  /** Text 1. */
  set size(value) {},
  /** Text 2. */
  get size() { return 1 },
  /** Text 3. */
  get width() { return 1 },
  /** Text 4. */
  set width(value) {},
  /** Text 5. */
  set lid(value) {},
}
exports.box = {
  /** Text 6. */
  set key(value) {},
  /** Text 7. */
  get key() { return 1 },
  /** Text 8. */
  set nail(value) {},
}
exports.Box = Box`,
    },
    isBuilt,
  )
  const reported = lostIn(extraction).map((one) => /Text \d/u.exec(one)![0])
  const all = [...comments(extraction), ...reported].sort()
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((one) => `Text ${one}`))
})

test('comments of a module of which a declaration only has the type are shown or reported', () => {
  const extraction = extract({
    'src/index.js': `/** @typedef {typeof import('./context') & { app: number }} Context */
module.exports = class App {}`,
    'src/context.js': `module.exports = {
  /** Text 1. */
  throw() {},
  /** Text 2. */
  assert() {},
  /** None. @private */
  inspect() {},
  /** Older. */
  /** Text 3. */
  size: 1,
}`,
  })
  expect(comments(extraction).join()).toBe('Text 1,Text 2,Text 3')
  expect(lostIn(extraction)).toEqual(['src/context.js:8:3 Older.'])
})

const home = `/** Opens. */
export function open(): void {}
export function shut(): void {}
export const lid = 1`

test.each([
  ['a statement', "/** Of more. */\nexport { open } from './home.js'", 'Of more. {@link open}', []],
  ['a list', "export { /** In a list. */ open, shut } from './home.js'", undefined, ['src/more.ts:1:10 In a list.']],
  [
    'a deprecation',
    "/** @deprecated Use the other. */\nexport { open } from './home.js'",
    undefined,
    ['src/more.ts:1:1 @deprecated Use the other.'],
  ],
  ['the only text', "export { /** Shuts. */ shut } from './home.js'", undefined, []],
])(
  'the comment of a second entry point, where the first one has a text, is not lost in silence: %s',
  (_, more, module, expected) => {
    const extraction = extract({
      'src/index.ts': "export * from './home.js'",
      'src/home.ts': home,
      'src/more.ts': more,
      'package.json': JSON.stringify({
        name: '@acme/core',
        type: 'module',
        exports: { '.': './src/index.ts', './more': './src/more.ts' },
      }),
    })
    const comment = extraction.facts.entryPoints.find(({ key }) => key === './more')!.moduleComment
    expect(comment?.replace(/[\s*/]+/gu, ' ').trim()).toBe(module)
    expect(lostIn(extraction)).toEqual(expected)
  },
)
