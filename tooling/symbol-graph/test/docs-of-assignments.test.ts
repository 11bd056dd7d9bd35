import { expect, test, vi } from 'vitest'
import { graphOfScript } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** CommonJS modules; each of their texts is on a page. */
const scripts: Record<string, string> = {
  'a constant that is an export and gets names': `/** Text 1. */
var util = exports.util = {}
/** Text 2. */
util.cut = function () {}`,
  'lists of assignments': `/** Text 1. */
function Old() { /** Text 2. */ this.a = 1, /** Text 3. */ this.b = 2 }
/** Text 4. */
Old.prototype.cut = function () {},
/** Text 5. */
Old.prototype.join = function () {}
/** Text 6. */
exports.first = 1,
/** Text 7. */
exports.second = 2,
/** Text 8. */
exports.third = 3
exports.Old = Old`,
  'names in brackets': `exports.names = { /** Text 1. */ ['a-b']: 1, /** Text 2. */ ['c']() {} }`,
}

test.each(Object.entries(scripts))('the comments of %s are on its pages', async (_, text) => {
  const graph = await graphOfScript(text)
  const pages = JSON.stringify(graph.package('core')!.symbols.map(({ id }) => graph.byId(id)))
  expect(text.match(/Text \d/gu)!.filter((one) => !pages.includes(one))).toEqual([])
})
