import { expect, test, vi } from 'vitest'
import { graphOf, graphOfSource, lines, summaries, targets } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A module with an enum, an interface and a namespace; each member has a text. */
const geo = `export enum Mode { /** First. */ A = 1 }
export interface Box { /** Wide. */ width: Mode.A }
export namespace inner { export interface Deep { /** Deep down. */ d: Box } }
`

/** Exports of a module as namespaces, and how a function beside them names its declarations. */
const exported: Record<string, [index: string, line: string]> = {
  'a module that is exported twice': [
    `import * as geo from './geo.js'
export { geo as shapes, geo as default }
export function use(a: geo.Mode, b: geo.Mode.A, c: geo.inner.Deep): geo.Box { throw 0 }`,
    'use(a: shapes.Mode, b: shapes.Mode.A, c: shapes.inner.Deep): shapes.Box',
  ],
  'a module whose names are imported without it': [
    `import { Mode, type Box as Crate, type inner } from './geo.js'
export * as shapes from './geo.js'
export * as others from './geo.js'
export function use(a: Mode, b: Mode.A, c: inner.Deep): Crate { throw 0 }`,
    'use(a: others.Mode, b: others.Mode.A, c: others.inner.Deep): others.Box',
  ],
  'a module that is only the default export': [
    `import * as geo from './geo.js'
export default geo
export function use(a: geo.Mode, b: geo.Mode.A, c: geo.inner.Deep): geo.Box { throw 0 }`,
    'use(a: geo.Mode, b: geo.Mode.A, c: geo.inner.Deep): geo.Box',
  ],
  'a module with a name of its own at the top': [
    `import * as geo from './geo.js'
export * as shapes from './geo.js'
export { Mode, type Box } from './geo.js'
export function use(a: geo.Mode, b: geo.Mode.A, c: geo.inner.Deep): geo.Box { throw 0 }`,
    'use(a: Mode, b: Mode.A, c: shapes.inner.Deep): Box',
  ],
}

test.each(Object.entries(exported))('%s has all its texts, under names that readers can import', async (_, given) => {
  const [index, line] = given
  const graph = await graphOf({ core: { files: { 'src/index.ts': index, 'src/geo.ts': geo } } })
  // A long line has marks of breaks for spaces.
  expect(lines(graph, 'core!use').map((one) => one.replace(/,\s*/gu, ', '))).toEqual([line])
  const pages = graph.package('core')!.symbols.map(({ id }) => id)
  const texts = [
    ['Mode', 'A'],
    ['Box', 'width'],
    ['Deep', 'd'],
  ].flatMap(([name, member]) => {
    const id = pages.find((one) => one.split(/[!.]/u).at(-1) === name && graph.byId(one)!.aliasOf === undefined)!
    return summaries(graph, id, member)
  })
  expect(texts).toEqual(['First.', 'Wide.', 'Deep down.'])
})

test('a name inside a namespace stays short on the pages of the namespace', async () => {
  const graph = await graphOf({
    core: { files: { 'src/index.ts': "export * as a from './geo.js'", 'src/geo.ts': geo } },
  })
  expect(lines(graph, 'core!a.Box', 'width')).toEqual(['width: Mode.A'])
  expect(lines(graph, 'core!a.inner.Deep', 'd')).toEqual(['d: Box'])
})

test('a class in a namespace of types is imported as a type', async () => {
  const index = "import type * as geo from './geo.js'\nexport type { geo as one, geo as two }"
  const graph = await graphOf({ core: { files: { 'src/index.ts': index, 'src/geo.ts': 'export class Own {}\n' } } })
  expect(graph.byId('core!one.Own')!.exportedAs[0]!.importLine).toBe("import type { one } from '@w/core'")
})

test.each([
  ['a constant', 'export declare const own: typeof import("./u.js").Unit', 'const own: typeof Unit'],
  ['a default export', 'export declare const own: typeof import ("./u.js").default', 'const own: typeof Unit'],
  [
    'a function',
    "export declare function own(b?: InstanceType<typeof import('./u.js').Unit>): typeof import('./u.js').ns.x",
    'own(b?: InstanceType<typeof Unit>): typeof ns.x',
  ],
  [
    'a constraint',
    "export declare function own<T extends typeof import('./u.js').Unit, U = 1>(a: T): U",
    'own<T extends typeof Unit, U = 1>(a: T): U',
  ],
])('a value of a module in the type of %s has the name of its export, and a target', async (_, text, line) => {
  const files = {
    'index.d.ts': `export * from './u.js'\nexport { default } from './u.js'\n${text}\n`,
    'u.d.ts':
      'export declare class Unit { a: 1 }\nexport { Unit as default }\nexport declare namespace ns { const x: 1 }\n',
  }
  const graph = await graphOf({ core: { manifest: { type: 'module', types: './index.d.ts' }, files } })
  expect(lines(graph, 'core!own')).toEqual([line])
  expect(targets(graph, 'core!own')).toContain('core!Unit')
})

test('the members of a default export that are values of other modules keep their `typeof`', async () => {
  const graph = await graphOfSource(
    `import Unit from './u.js'
export { Unit }
export default lib
declare namespace lib { const Unit: typeof import('./u.js').default }
`,
    { 'src/u.ts': 'export default class Unit { a = 1 }\n' },
  )
  expect(lines(graph, 'core!default.Unit')).toEqual(['const Unit: typeof Unit'])
})

test('a variable that holds a function keeps its keyword', async () => {
  const graph = await graphOfSource(
    'export let a: (p: 1) => void\nexport var b = () => 1\nexport const c = () => 1\nexport let d = 1\n',
  )
  const keywords = ['a', 'b', 'c', 'd'].map((name) => lines(graph, `core!${name}`)[0]!.split(' ')[0])
  expect(keywords).toEqual(['let', 'let', 'const', 'let'])
})

test('a name of another package is not shown under that of a homonym which is exported again', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts':
          "export type { Order } from 'ext'\nexport type { Address as Short, Order as Purchase } from 'ext/short'\n",
        'node_modules/ext/package.json': JSON.stringify({
          name: 'ext',
          version: '1.0.0',
          exports: { '.': { types: './index.d.ts' }, './short': { types: './short.d.ts' } },
        }),
        'node_modules/ext/index.d.ts':
          "import type * as Address from './address.js'\nexport interface Order { to: Address.Address; next: Order }\n",
        'node_modules/ext/address.d.ts': 'export type Address = { street: string }\n',
        'node_modules/ext/short.d.ts':
          'export type Address = string\nexport interface Order { to: Address; next: Order }\n',
      },
    },
  })
  const linesOf = (id: string): string[] => ['to', 'next'].flatMap((name) => lines(graph, id, name))
  expect(linesOf('core!Order')).toEqual(['to: Address.Address', 'next: Order'])
  expect(linesOf('core!Purchase')).toEqual(['to: Short', 'next: Purchase'])
})
