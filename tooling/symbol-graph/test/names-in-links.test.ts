import { expect, test, vi } from 'vitest'
import { graphOf, graphOfSource, targets } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a name in a link means the declaration of its own namespace', async () => {
  const graph = await graphOfSource(`/** See {@link open}. */
export const outer: 1 = 1
export function open(): void {}
export namespace http {
  export function open(): void {}
  /** See {@link open}. */
  export class Agent {
    /** Needs {@link open}. */
    run(): void {}
  }
}
export namespace https {
  export function open(): void {}
  /** See {@link open}. */
  export const [first, second] = [1, 2]
  /** See {@link open}. */
  export interface Options { a: 1 }
}
export namespace https {
  /** More of {@link open}. */
  export interface Options { b: 1 }
}
export namespace local {
  export const limit: 1 = 1
  /** Below {@link limit}. */
  export const inner: 1 = 1
}
/** There is no {@link limit} here. */
export const last: 1 = 1`)
  expect(targets(graph, 'core!local.inner')).toContain('core!local.limit')
  expect(targets(graph, 'core!last')).toEqual([])
  expect(targets(graph, 'core!outer')).toEqual(['core!open'])
  expect(targets(graph, 'core!http.Agent')).toContain('core!http.open')
  expect(targets(graph, 'core!http.Agent')).not.toContain('core!open')
  for (const id of ['core!https.first', 'core!https.second', 'core!https.Options']) {
    expect(targets(graph, id)).toContain('core!https.open')
    expect(targets(graph, id)).not.toContain('core!open')
    expect(targets(graph, id)).not.toContain('core!http.open')
  }
})

test.each([
  ['of one file', (modules: readonly string[]) => ({ 'index.d.ts': modules.join('\n') })],
  [
    'of several files',
    (modules: readonly string[]) => ({
      'index.d.ts': '/// <reference path="./a.d.ts" />\n/// <reference path="./b.d.ts" />',
      'a.d.ts': modules[0]!,
      'b.d.ts': modules[1]!,
    }),
  ],
])('a name in a link means the declaration of its own ambient module, %s', async (_, filesOf) => {
  const ambient = (name: string) => `declare module '${name}' {
  export function request(): void
  /** See {@link request}. */
  export class Agent { /** Needs {@link request}. */ run(): void }
}`
  const graph = await graphOf({
    core: { manifest: { types: './index.d.ts' }, files: filesOf([ambient('plain'), ambient('secure')]) },
  })
  const linked = graph.package('core')!.symbols.flatMap(({ id }) => (id.endsWith('!Agent') ? [targets(graph, id)] : []))
  expect(linked.map((one) => one.filter((id) => id.endsWith('request')))).toEqual([
    [expect.stringContaining('plain!request')],
    [expect.stringContaining('secure!request')],
  ])
})

test('a name in a link means what is in scope before a member of the declaration', async () => {
  const graph = await graphOfSource(`export function subscribe(): void {}
export class Channel {
  /** Deprecated: use {@link subscribe}. */
  subscribe(): void {}
  /** Takes back {@link Channel.subscribe}, see {@link close}. */
  unsubscribe(): void {}
  close(): void {}
}`)
  const linked = targets(graph, 'core!Channel')
  expect(linked).toContain('core!subscribe')
  expect(linked).toContain('core!Channel#subscribe at subscribe')
  expect(linked).toContain('core!Channel#close at close')
})

test('a name in a link means all that is declared under it', async () => {
  const graph = await graphOfSource(`export function exec(): void {}
export namespace exec { export const retries: 1 = 1 }
export interface Level { size: 1 }
export const Level: Level = { size: 1 }
/** See {@link exec}, {@link Level} and {@link Level.size}. */
export const other: 1 = 1`)
  expect(targets(graph, 'core!other')).toEqual(['core!exec', 'core!Level', 'core!Level#size at size'])
})

test('a member of a constant is that of the class or interface which its type names', async () => {
  const graph = await graphOfSource(`export class Store { load(): void {}; static make(): void {} }
export const store: Store = new Store()
export const many: Store[] = []
export interface Both { size: 1 }
export const Both: Both = { size: 1 }
/** See {@link store.load}, {@link store#load}, {@link many.load}, {@link store.none} and {@link Both.size}. */
export const other: 1 = 1`)
  const members = targets(graph, 'core!other').filter((id) => id.includes(' at '))
  expect(members).toEqual(['core!Store#load at load', 'core!Both#size at size'])
  const { diagnostics } = graph.manifest.packages[0]!
  expect(diagnostics.map(({ found }) => found)).toEqual([
    expect.stringContaining('{@link many.load}'),
    expect.stringContaining('{@link store.none}'),
  ])
})

test('a member that a mapped type gives is on the page of the class that inherits it', async () => {
  const graph = await graphOfSource(`interface Sorting { sorted: boolean }
interface Parts extends Partial<Sorting> {}
export interface Box extends Parts {}
export class Box {}
/** See {@link Box#sorted} and {@link Box#lost}. */
export const other: 1 = 1`)
  expect(targets(graph, 'core!other')).toEqual(['core!Box'])
  const found = graph.manifest.packages[0]!.diagnostics.map((one) => one.found)
  expect(found.filter((one) => one.includes('@link'))).toEqual([expect.stringContaining('{@link Box#lost}')])
})

test('near names are of the package or of its dependencies, and of an owner with a near name', async () => {
  const box = 'export interface Box { size: number }\nexport interface Lid { weight: number }\nexport type B = 1'
  const text = (name: string): string => `/** See {@link ${name}}. */\nexport declare function open(): void\n`
  const hints = async (name: string, own: string, dependencies = {}): Promise<string[]> => {
    const manifest = { types: './index.d.ts' }
    const graph = await graphOf({
      core: { manifest: { ...manifest, dependencies }, files: { 'index.d.ts': text(name) + own } },
      other: { manifest, files: { 'index.d.ts': box } },
    })
    return graph.manifest.packages
      .flatMap(({ diagnostics }) => diagnostics)
      .flatMap(({ code, nextStep }) => (code === 'SG-UNRESOLVED-LINK' ? [nextStep] : []))
  }
  const none = 'Correct the name, export what it names, or write it as code.'
  expect(await hints('Boxx', box)).toEqual(['Did you mean Box?'])
  expect(await hints('Boxx', '')).toEqual([none])
  expect(await hints('Boxx', '', { '@w/other': '1' })).toEqual(['Did you mean @w/other#Box?'])
  expect(await hints('Uri.Box', box)).toEqual(['Did you mean Box?'])
  expect(
    await hints(
      'acme.Bix',
      `${box}\nexport namespace acne { interface Bax {} }\nexport namespace zebra { interface Bex {} }`,
    ),
  ).toEqual(['Did you mean Box or acne.Bax?'])
  expect(await hints('x', box)).toEqual([none])
})
