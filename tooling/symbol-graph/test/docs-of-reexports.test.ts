import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfSource, signaturesOf, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const script = { type: 'module', main: './src/index.js' }
const commonJs = { main: './src/index.js' }

test('comments on re-exports of JavaScript are those of the source', async () => {
  const graph = await graphOf({
    core: {
      manifest: script,
      files: {
        'src/index.js': `/** The helpers. */
export * as helpers from './helpers.js'
/** One of them. */
export { a as b } from './helpers.js'
export { /** In a list. */ c, d as e } from './helpers.js'
`,
        'src/helpers.js': 'export const a = 1\nexport const c = 1\nexport const d = 1\n',
      },
    },
  })
  expect(summaries(graph, 'core!helpers')).toEqual(['The helpers.'])
  expect(summaries(graph, 'core!b')).toEqual(['One of them.'])
  expect(summaries(graph, 'core!c')).toEqual(['In a list.'])
  expect(summaries(graph, 'core!e')).toEqual([''])
})

test('comments on default exports and import aliases of other declarations are shown', async () => {
  const graph = await graphOfSource(
    `import own from './own.js'
import * as ns from './own.js'
/** The default. */
export default own
/** The alias. */
export import inner = ns.inner
`,
    { 'src/own.ts': 'export default function own(): void {}\nexport namespace inner { export const a = 1 }\n' },
  )
  expect(summaries(graph, 'core!default')).toEqual(['The default.'])
  expect(summaries(graph, 'core!inner')).toEqual(['The alias.'])
})

test('a name without a comment has that of another entry point, unless it is a deprecation', async () => {
  const entry = (name: string): object => ({ types: `./src/${name}.ts`, default: `./dist/${name}.js` })
  const graph = await graphOf({
    core: {
      manifest: { type: 'module', exports: { '.': entry('index'), './more': entry('more') } },
      files: {
        'src/index.ts':
          "export { bare, Old, Told } from './own.js'\nexport * as ns from './own.js'\nexport const again = 1\n",
        'src/more.ts': `export { /** Of more. */ bare } from './own.js'
/** @deprecated Import it from the package. */
export { Old } from './own.js'
/** The module. */
export * as ns from './own.js'
/** Another one. */
export const again = 2
export { Told } from './own.js'
`,
        'src/own.ts': `export function bare(): void {}
export class Old {}
/** Told. */
export interface Told {}
`,
      },
    },
  })
  const found = ['!bare', '!Old', '!ns', '!again', '/more!again', '!Told'].map((id) => summaries(graph, `core${id}`))
  expect(found).toEqual([['Of more.'], [''], ['The module.'], [''], ['Another one.'], ['Told.']])
  expect(graph.byId('core!Old')!.deprecated).toBe(false)
})

test('a name has the comment of the nearest export, and those behind it are reported', async () => {
  const graph = await graphOfSource(
    `export { one, two, ns } from './near.js'
/** Near. */
export { three } from './near.js'
`,
    {
      'src/near.ts': `/** Of one. */
export { one } from './far.js'
export { /** Of two. */ two, /** Behind. */ three } from './far.js'
export { ns } from './far.js'
`,
      'src/far.ts': `const [one, two, three] = [1, 2, 3]
export { /** Lost. */ one, two, three }
/** Of ns. */
export * as ns from './ns.js'
`,
      'src/ns.ts': 'export const a = 1\n',
    },
  )
  const found = ['one', 'two', 'three', 'ns'].flatMap((name) => summaries(graph, `core!${name}`))
  expect(found).toEqual(['Of one.', 'Of two.', 'Near.', 'Of ns.'])
  const { diagnostics } = graph.manifest.packages[0]!
  expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
    'AX-COMMENT packages/core/src/far.ts:2',
    'AX-COMMENT packages/core/src/near.ts:3',
  ])
})

test('a re-export of another package has the comments and defaults that only its source has', async () => {
  const graph = await graphOf({
    core: {
      manifest: commonJs,
      files: {
        'src/index.js': `/** Adds. @param {number} a left */
exports.add = function (a, b = 5) { return a }
/** The limit. @deprecated None. */
exports.LIMIT = 5
`,
      },
    },
    all: {
      files: { 'src/index.ts': "export { add, LIMIT as MAX } from '@w/core'\nexport * as core from '@w/core'\n" },
    },
  })
  expect(summaries(graph, '_all!add')).toEqual(['Adds.'])
  expect(signaturesOf(graph.byId('_all!core.add')!)[0]!.parameters.map((one) => one.default)).toEqual([undefined, '5'])
  expect(summaries(graph, '_all!MAX')).toEqual(['The limit.'])
  expect(graph.byId('_all!MAX')!.deprecated).toBe(true)
  expect(graph.byId('_all!core')!.children.map(({ summary }) => summary)).toEqual(['Adds.', 'The limit.'])
})

test('the parts of a module as a type are those that the types around it keep', async () => {
  const graph = await graphOfSource(
    `import * as ns from './ns.js'
export type Some = Pick<typeof ns, 'a'>
export type Rest = Readonly<Omit<typeof ns, 'a'>>
export const all = null as unknown as Promise<typeof ns>
export interface Holder { ns: typeof import('./ns.js') }
`,
    { 'src/ns.ts': '/** An a. */\nexport const a = 1\n/** A b. */\nexport function b(): void {}\n' },
  )
  const parts = (id: string, member?: string): unknown =>
    signaturesOf(graph.byId(id)!, member)[0]!
      .parts?.map(({ name, doc }) => `${name}: ${plainText(doc)}`)
      .sort()
  expect(parts('core!Some')).toEqual(['a: An a.'])
  expect(parts('core!Rest')).toEqual(['b: A b.'])
  expect(parts('core!all')).toEqual(['a: An a.', 'b: A b.'])
  expect(parts('core!Holder', 'ns')).toEqual(['a: An a.', 'b: A b.'])
})

test('a declaration of another package under several names has its members on one page', async () => {
  const ext = {
    'node_modules/ext/package.json': '{ "name": "ext", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/ext/index.d.ts':
      'export declare class Dom { /** The root. */ root: Dom }\nexport interface Feed { id: 1 }\n',
  }
  const text =
    "export { Dom, Dom as Default } from 'ext'\nexport * as utils from 'ext'\nexport type { Feed as Own } from 'ext'\n"
  const graph = await graphOf({
    core: { files: { 'src/index.ts': text, ...ext } },
    all: { files: { 'src/index.ts': "export { Dom, Dom as Other } from '@w/core'" } },
  })
  const home = (id: string): string => {
    const page = graph.byId(id)!
    return page.refs[page.aliasOf!]!.id
  }
  expect(summaries(graph, 'core!Dom', 'root')).toEqual(['The root.'])
  expect(home('core!Default')).toBe('core!Dom')
  expect(home('core!utils.Feed')).toBe('core!Own')
  expect(signaturesOf(graph.byId('core!Own')!, 'id')).toHaveLength(1)
  expect(home('_all!Other')).toBe('_all!Dom')
})
