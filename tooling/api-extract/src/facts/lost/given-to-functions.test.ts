import { expect, test } from 'vitest'
import { lost } from '../../../test/extracted-comments.ts'

/** Scripts that give what they export to a function of their own, which adds members to it. */
const scripts: [string, string, string[]][] = [
  [
    'a constant, and an exported function',
    `const wrap = function (api) {
  /** Opens. */
  api.open = function () {}
  /** None. */
  const own = {}
  /** None. */
  own.lid = 1
  return api
}
const make = function () { return wrap(function () {}) }
wrap(make)
module.exports = make`,
    ['2:3 Opens.'],
  ],
  [
    'a function that returns nothing, and the exports',
    `/** None. */
function extend(api) {
  /** Opens. */
  api.open = function () {}
  /** None. */
  function own() {}
}
exports.lid = 1
extend(exports)`,
    ['3:3 Opens.'],
  ],
  [
    'an arrow function, and the members of a class',
    `/** None. */
const extend = (proto) => {
  /** Opens. */
  proto.open = () => {}
}
function Box() {}
extend(Box.prototype)
exports.Box = Box`,
    ['3:3 Opens.'],
  ],
  [
    'a function with an object that it exports',
    `function fill(api) {
  /** Opens. */
  api.open = () => {}
  return api
}
module.exports = fill({})`,
    ['2:3 Opens.'],
  ],
  [
    'the second argument',
    `function fill(name, api) {
  /** Opens. */
  api.open = () => {}
}
fill('lid', module.exports)
exports.lid = 1`,
    ['2:3 Opens.'],
  ],
  [
    'a function that is called for an object',
    `function extend() {
  /** Opens. */
  this.open = function () {}
}
function Box() {}
extend.call(Box.prototype)
exports.Box = Box`,
    ['2:3 Opens.'],
  ],
  [
    'a constant that it exports',
    `function fill(api) {
  /** Opens. */
  api.open = () => {}
  return api
}
const api = fill({})
module.exports = api`,
    ['2:3 Opens.'],
  ],
  [
    'what is not public',
    `function fill(api) {
  /** None. */
  api.open = () => {}
}
const own = {}
fill(own)
exports.lid = 1`,
    [],
  ],
  [
    'an object of members',
    `function Box() {}
extend(Box.prototype, {
  /** Opens. */
  open: function () {},
})
/** None. */
function extend(target, members) { for (const one in members) target[one] = members[one] }
exports.Box = Box`,
    ['3:3 Opens.'],
  ],
]

test.each(scripts)(
  'a comment of a member is reported that a script adds by calling its function: %s',
  (_, text, expected) => {
    for (const isBuilt of [false, true])
      expect(lost({ 'src/index.js': text }, isBuilt)).toEqual(expected.map((one) => `src/index.js:${one}`))
  },
)

test.each<[string, string, string[]]>([
  [
    'a constant, a static property and an assignment',
    `/** @returns {any} */
function freeze(all) { return Object.freeze(all) }
/** All. */
exports.states = freeze({
  /** Idle. */
  IDLE: 'idle',
})
const events = freeze({
  /** Opens. */
  OPEN: 'open',
})
class Box {
  static sizes = freeze({
    /** Small. */
    SMALL: 1,
    make() {
      /** None. */
      const own = 1
    },
  })
}
const own = freeze({
  /** None. */
  OWN: 1,
})
Box.events = events
exports.Box = Box`,
    ['14:5 Small.', '5:3 Idle.', '9:3 Opens.'],
  ],
  [
    'a type of its own',
    `/** @returns {{ size: number }} */
function make(options) { return { size: 1 } }
/** Boxes. */
const box = make({
  /** None. */
  slow: true,
})
exports.box = box`,
    [],
  ],
])('a comment in a value is reported where its type says nothing of it: %s', (_, text, expected) => {
  for (const isBuilt of [false, true])
    expect(lost({ 'src/index.js': text }, isBuilt)).toEqual(expected.map((one) => `src/index.js:${one}`))
})

test('comments of a value are reported whose export has another name, and no type', () => {
  const text = `/** @type {any} */
const Box = Base
const open = shut
class Base {
  /** Size. */
  size = 1
}
/** Shuts. */
function shut() {}
/** None. */
function own() {}
exports.Box = Box
exports.open = open`
  for (const isBuilt of [false, true])
    expect(lost({ 'src/index.js': text }, isBuilt)).toEqual(['src/index.js:5:3 Size.'])
})
