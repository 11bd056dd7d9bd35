import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfScript, lines, signaturesOf, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** CommonJS modules; each of their texts is on a page. */
const scripts: Record<string, string> = {
  'statics of a class that is the module': `/** Text 1. */
class Clock { /** Text 2. */ constructor(a) { /** Text 3. */ this.now = 1 } tick() { /** Text 4. @type {number} */ this.last = 1 } }
/** Text 5. */
Clock.EPOCH = 0
/** Text 6. */
Clock.Old = class { /** Text 7. */ go() {} }
module.exports = Clock
/** Text 8. */
module.exports.helper = (a) => a`,
  'names of a module that is a function': `/** Text 1. */
exports = module.exports = function main() {}
/** Text 2. */
exports.extra = 3`,
  'chains of names': `/** Text 1. */
exports.x = exports.y = function (a) { return a }
/** Text 2. */
var Foo = exports.Foo = function Foo() { /** Text 3. */ this.b = 1 }
/** Text 4. */
exports.A = exports.B = class { /** Text 5. */ z() {} }`,
  'defined properties': `/** Text 1. */
Object.defineProperty(exports, 'lazy', { enumerable: true, /** Text 3. */ get() { return 1 } })
/** Text 2. */
Object.defineProperty(module.exports, 'val', { /** Text 4. */ value: 3 })`,
  'a list of what has texts of its own': `const base = { /** Text 1. */ size: 1 }
/** Text 2. */
function open() {}
module.exports = { /** Text 3. */ open, ...base }`,
  'a prototype that is an object': `/** Text 1. */
function Bar() { if (true) { /** Text 2. */ this.late = 1 } }
Bar.prototype = { /** Text 3. */ go() {}, /** Text 4. */ size: 3 }
module.exports = Bar`,
  'another name of the exports': `var app = exports = module.exports = {}
/** Text 1. */
app.use = function use() {}
/** Text 2. */
app.settings = { /** Text 3. */ depth: 1 }`,
  'objects in objects': `exports.tools = { /** Text 1. */ cut() {}, deep: { /** Text 2. */ x: 1 } }
/** Text 3. @enum {string} */
exports.Color = { /** Text 4. */ RED: 'r' }
/** Text 5. */
exports.Frozen = Object.freeze({ /** Text 6. */ ONE: 1 })`,
  'blocks and functions': `if (process.env.X) { /** Text 1. */ exports.cond = 1 } else { exports.cond = 2 }
;(function () { /** Text 2. */ exports.inner = 3 })()`,
  'a function around the whole': `(function () {
  var lib = {}, other = 1
  /** Text 1. @type {{}} */
  lib.helper = {}
  /** Text 2. */
  lib.depth = { /** Text 3. */ most: 1 }
  if (typeof module === 'object') module.exports = lib
}).call(this)`,
  'a class in two functions around the whole': `(function (root, factory) {
  if (typeof exports === 'object') module.exports = factory()
  else root.Db = factory()
})(this, function () {
  return (function () {
    /** Text 1. @constructor */
    function Db(name) {
      var self = this
      /** Text 2. */
      self.name = name
    }
    /** Text 3. */
    Db.prototype.open = function () {}
    return Db
  })()
})`,
  'objects in a function around the whole': `(function () {
  /** Text 1. */
  var Sound = function () { this.init() }
  Sound.prototype = {
    /** Text 2. */ init: function () {},
    /** Text 3. */ get volume() { return 1 },
  }
  var api = { /** Text 4. */ name: 'a', late: undefined, /** Text 5. */ deep: { /** Text 6. */ x: 1 } }
  /** Text 7. */
  api.late = function () {}
  exports.Sound = Sound
  exports.api = api
})()`,
  'a second name with a text of its own': `/** Text 1. */
function foo() {}
exports.foo = foo
/** Text 2. */
exports.alias = foo`,
  'a list of names with texts of their own': `/** Text 1. */
function own() {}
module.exports = { own, /** Text 2. */ place: own, ...{ /** other */ spread: 1 } }`,
  'names in a list under other names': `/** Text 1. */
const odd = () => 1
/** Text 2. */
function add() {}
module.exports = { 'odd-name': odd, plus: add, limits: limits }
var limits = { /** Text 3. */ most: 1 }`,
  'the module as this': `exports.a = 1
/** Text 1. */
this.z = 3
/** Text 2. */
this.run = function () { /** not of the module */ this.inner = 1 }`,
  'an accessor whose setter comes first': `exports.Box = class { /** Text 1. */ set w(a) {} /** Text 2. @returns Text 3. */ get w() { return 1 } }`,
}

test.each(Object.entries(scripts))('the comments of %s are on its pages', async (_, text) => {
  const graph = await graphOfScript(text)
  const pages = JSON.stringify(graph.package('core')!.symbols.map(({ id }) => graph.byId(id)))
  expect(text.match(/Text \d/gu)!.filter((one) => !pages.includes(one))).toEqual([])
})

test('the comment of a constructor function is that of its constructor, and not of its class', async () => {
  const graph = await graphOfScript(`/** Makes it. @param {number} a - the a */
var Foo = exports.Foo = function Foo(a) { this.b = a }`)
  expect(summaries(graph, 'core!Foo', 'constructor')).toEqual(['Makes it.'])
  expect(summaries(graph, 'core!Foo')).toEqual(['', 'Makes it.'])
})

test('constants of an exported default object have their comments', async () => {
  const graph = await graphOf({
    core: {
      manifest: { type: 'module', main: './src/index.js' },
      files: {
        'src/index.js': 'export default { /** One. */ one: 1, /** Two. */ two() {}, /** Three. */ three: [] }\n',
      },
    },
  })
  const names = ['one', 'two', 'three']
  expect(names.flatMap((name) => summaries(graph, `core!default.${name}`))).toEqual(['One.', 'Two.', 'Three.'])
})

test('a member that a script hides is not missed', async () => {
  const graph = await graphOfScript(
    '/** K. */\nexports.K = class K { constructor() { /** @private */ this._a = 1; this.b = 2 } }',
  )
  expect(signaturesOf(graph.byId('core!K')!, '_a')).toEqual([])
  expect(graph.manifest.packages[0]!.diagnostics).toEqual([])
})

test('members that override those of a base with the same type are on the page of their class', async () => {
  const graph = await graphOfScript(`class Base {
  /** Of the base. @param {string} a - A. @returns {number} */
  run(a) { return 1 }
  /** Size. @type {number} */
  get size() { return 1 }
  /** Makes. */
  static make() {}
  bare() {}
  /** Hidden. @private */
  hidden() {}
}
exports.Base = Base
exports.Box = class Box extends Base {
  /** Of the box. @param {string} a - Its own. @returns {number} @override */
  run(a) { return 2 }
  /** Its size. @type {number} */
  get size() { return 2 }
  /** Makes a box. */
  static make() {}
  bare() {}
  /** Hidden. @private */
  hidden() {}
}`)
  const page = graph.byId('core!Box')!
  const [{ members }] = page.facets as [(typeof page.facets)[0]]
  expect(members.map(({ anchor, signatures }) => [anchor, signatures[0]!.docs.summaryText])).toEqual([
    ['run', 'Of the box.'],
    ['size', 'Its size.'],
    ['static.make', 'Makes a box.'],
    ['bare', ''],
  ])
  const [run] = signaturesOf(page, 'run')
  expect([plainText(run!.parameters[0]!.doc), lines(graph, 'core!Box', 'run')]).toEqual([
    'Its own.',
    ['run(a: string): number'],
  ])
  expect(page.facets.flatMap(({ inherited }) => inherited)).toEqual([])
})

test('members of a prototype that the compiler does not declare are missed', async () => {
  const graph = await graphOfScript(`var Foo = exports.Foo = function Foo() { this.a = 1 }
/** Run. */
Foo.prototype.run = function () {}
/** @private */
Foo.prototype.inner = function () {}
exports.Bar = function Bar() { this.b = 1 }
/** Go. */
exports.Bar.prototype.go = function () {}
function Whole() { this.c = 1 }
Whole.prototype.on = function () { this.d = 1 }
exports.Whole = Whole`)
  const lost = graph.manifest.packages[0]!.diagnostics.map(({ code, symbol, found }) => [code, symbol, found])
  expect(lost).toEqual([
    ['SG-MEMBERS-MISSING', 'core!Foo', '1 of 2 members of Foo on no page'],
    ['SG-MEMBERS-MISSING', 'core!Bar', '1 of 2 members of Bar on no page'],
    [
      'AX-COMMENT',
      undefined,
      'the doc comment "Run.", which no page shows: it is in code, and no declaration is made of what it describes',
    ],
    [
      'AX-COMMENT',
      undefined,
      'the doc comment "Go.", which no page shows: it is in code, and no declaration is made of what it describes',
    ],
  ])
})

test('modules and functions in an exported object are pages of their own', async () => {
  const graph = await graphOf({
    core: {
      manifest: { main: './src/index.js' },
      files: {
        'src/index.js': `/** Own. */
function own() {}
module.exports = { /** Ours. */ other: require('./other'), named: require('./named'), own, ...require('./named') }`,
        'src/other.js': '/** Other. @param {string} a - The a. */\nmodule.exports = function other(a) {}\n',
        'src/named.js': '/** First. */\nexports.first = function () {}\n',
      },
    },
  })
  expect(summaries(graph, 'core!other')).toEqual(['Ours.\nOther.'])
  expect(lines(graph, 'core!other')).toEqual(['const other: (a: string) => void'])
  expect(summaries(graph, 'core!own')).toEqual(['Own.'])
  expect(summaries(graph, 'core!named.first')).toEqual(['First.'])
  expect(lines(graph, 'core!export=', 'named')).toEqual(['named: typeof named'])
})

test('an accessor shows both types, in any order of its halves', async () => {
  const graph = await graphOfScript(`exports.Box = class {
  set a(v) {}
  /** One. @returns {string} The a. */
  get a() { return '' }
  /** Two. @returns {string} The b. */
  get b() { return '' }
  /** In. @param {string} v - The value. */
  set b(v) {}
}`)
  expect(lines(graph, 'core!Box', 'a')).toEqual(['get a(): string; set a(v: string)'])
  expect(lines(graph, 'core!Box', 'b')).toEqual(['get b(): string; set b(v: string)'])
  expect(summaries(graph, 'core!Box', 'a')).toEqual(['One.'])
  expect(summaries(graph, 'core!Box', 'b')).toEqual(['Two.'])
})

test('a comment with @typedef or @callback is not that of the declaration below it', async () => {
  const graph = await graphOfScript(`/** @typedef {{ a: 1 }} Options The options. */
class A {}
/** Runs. */
/** @callback Done
 * @param {string} text - The text. */
function run() {}
/** Explains \`@typedef\` tags. */
function explain() {}
module.exports = { A, run, explain }
`)
  expect(summaries(graph, 'core!A')).toEqual([''])
  expect(signaturesOf(graph.byId('core!A')!)[0]!.docs.blocks).toEqual([])
  expect(summaries(graph, 'core!Options')).toEqual(['The options.'])
  expect(summaries(graph, 'core!run')).toEqual(['Runs.'])
  expect(summaries(graph, 'core!explain')).toEqual(['Explains @typedef tags.'])
})

test('defaults before required parameters are those of the source', async () => {
  const graph = await graphOfScript(`/** A box. */
class Box { constructor(size = 3, name) {} ; fill(mode = 'a', count) {} ; static make(kind = 'b', count) {} }
function Old(a = 1, b) {}
Old.prototype.run = function (speed = 9, done) {}
module.exports = { Box, Old }
`)
  const defaults = (id: string, member?: string): unknown =>
    signaturesOf(graph.byId(id)!, member).map(({ parameters }) => parameters[0]?.default)
  expect(defaults('core!Box', 'constructor')).toEqual(['3'])
  expect(defaults('core!Box', 'fill')).toEqual(["'a'"])
  expect(defaults('core!Box', 'make')).toEqual(["'b'"])
  expect(defaults('core!Old', 'constructor')).toEqual(['1'])
  expect(defaults('core!Old', 'run')).toEqual(['9'])
})

test('a name of another module has the comment that it has there', async () => {
  const files = {
    'src/index.js': "exports.depth = require('./other').most",
    'src/other.js': '/** How deep. */\nexports.most = 1',
  }
  const graph = await graphOf({ core: { manifest: { main: './src/index.js' }, files } })
  expect(summaries(graph, 'core!depth')).toEqual(['How deep.'])
})

test('exports that an object spreads have the comments of their own sources', async () => {
  const graph = await graphOf({
    core: {
      manifest: { main: './src/index.js' },
      files: {
        'src/index.js': `const more = require('./more')
module.exports = { ...require('./other'), ...more, /** Own. */ own: 1 }`,
        'src/other.js': '/** Calls. @param {number} x - The x. */\nexports.call = function (x) {}\n',
        'src/more.js': "module.exports = { /** Value. */ value: 5, ...require('./deep') }\n",
        'src/deep.js': '/** Deep. */\nexports.deep = 1\n',
      },
    },
  })
  const texts = ['own', 'call', 'value', 'deep'].map((name) => summaries(graph, `core!${name}`))
  expect(texts).toEqual([['Own.'], ['Calls.'], ['Value.'], ['Deep.']])
  const [call] = signaturesOf(graph.byId('core!call')!)
  expect(call!.parameters.map(({ doc }) => plainText(doc))).toEqual(['The x.'])
  expect(call!.parts).toBeUndefined()
})

test('@constructor repeats the declaration and is not shown', async () => {
  const graph = await graphOfScript(`/**
 * A timer.
 * @constructor
 * @param {number} x - The x.
 */
function Timer(x) {}
exports.Timer = Timer
`)
  expect(summaries(graph, 'core!Timer').at(-1)).toBe('A timer.')
  expect(signaturesOf(graph.byId('core!Timer')!).flatMap(({ docs }) => docs.blocks)).toEqual([])
})

test('an assigned export has the position of its assignment', async () => {
  const graph = await graphOfScript(`/** A value. */
exports.a = 1
/** Tools. */
exports.tools = {
  /** Cuts. */
  cut: 1,
}
/** A function. */
module.exports.f = () => 1
`)
  const linesOf = (id: string): unknown => {
    const { file, line, endLine } = signaturesOf(graph.byId(id)!)[0]!.source!
    return [file, line, endLine]
  }
  expect(linesOf('core!a')).toEqual(['packages/core/src/index.js', 2, 2])
  expect(linesOf('core!tools')).toEqual(['packages/core/src/index.js', 4, 7])
  expect(linesOf('core!tools.cut')).toEqual(['packages/core/src/index.js', 6, 6])
  expect(linesOf('core!f')).toEqual(['packages/core/src/index.js', 9, 9])
})

test('exports beside a computed name have the comments of what they name', async () => {
  const graph = await graphOfScript(`/** Colours. */
const Colours = { /** Red. */ RED: 1 }
/** With. @param {number} a - The a. */
const arrow = (a) => {}
/** Declared. */
function declared() {}
module.exports = { Colours, arrow, declared, /** Own. */ own: 1, ['comp' + 'uted']: 1 }
`)
  const texts = ['Colours', 'arrow', 'declared', 'own'].map((name) => summaries(graph, `core!${name}`))
  expect(texts).toEqual([['Colours.'], ['With.'], ['Declared.'], ['Own.']])
  expect(summaries(graph, 'core!export=', 'Colours.RED')).toEqual(['Red.'])
})

test.each([
  ['exports.f = function (/** One. */ a, { /** Two. */ b } = {}) {}', 'core!f', undefined],
  ['module.exports = { f: (/** One. */ a, /** Two. */ b = 1) => {} }', 'core!f', undefined],
  ['exports.K = class { constructor(/** One. */ a, /** Two. */ b) {} }', 'core!K', 'constructor'],
  ['class K { run(/** One. */ a, /** Two. */ ...rest) {} }\nexports.K = K', 'core!K', 'run'],
])('parameters have the comments beside them: %s', async (text, id, member) => {
  const [signature] = signaturesOf((await graphOfScript(text)).byId(id)!, member)
  expect(JSON.stringify(signature!.parameters[0])).toContain('One.')
  expect(JSON.stringify(signature!.parameters[1])).toContain('Two.')
})

test('each overload of a comment with several has its own parameters', async () => {
  const text = `/**
 * Both.
 * @overload
 * @param {string} a - One.
 * @returns {string} First.
 *
 * @overload
 * @param {number} a - Two.
 * @returns {number} Second.
 */
`
  const signatures = signaturesOf((await graphOfScript(`${text}exports.f = function (a) { return a }`)).byId('core!f')!)
  const texts = signatures.map(({ docs, parameters, returns }) => [
    docs.summaryText,
    plainText(parameters[0]!.doc),
    plainText(returns!.doc),
  ])
  expect(texts).toEqual([
    ['Both.', 'One.', 'First.'],
    ['Both.', 'Two.', 'Second.'],
  ])
})

test('comments of classes and of what a module lists are shown once', async () => {
  const graph = await graphOfScript(`class Clock {
  /**
   * Ticks.
   * @param {number} by
   */
  tick(by) {}
}
/**
 * Adds.
 */
function add() {}
module.exports = {
  Clock,
  /**
   * Adds.
   */
  add,
}`)
  expect(summaries(graph, 'core!Clock', 'tick')).toEqual(['Ticks.'])
  expect(summaries(graph, 'core!add')).toEqual(['Adds.'])
})

test('a class of another script that is what a module exports has its page', async () => {
  const graph = await graphOf({
    core: {
      manifest: { main: './index.js' },
      files: {
        'index.js': "module.exports = exports = require('./src/box')",
        'src/box.js': `const { EventEmitter } = require('events')
/** A box. */
class Box extends EventEmitter { /** Opens. */ open() {} }
module.exports = exports = Box`,
      },
    },
  })
  const { id } = graph.package('core')!.symbols[0]!
  expect([summaries(graph, id), summaries(graph, id, 'open')]).toEqual([['A box.'], ['Opens.']])
})
