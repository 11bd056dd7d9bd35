import type { Graph, Ref } from '@signpost/graph-model'
import { expect, test, vi } from 'vitest'
import { graphOf, graphOfSource } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A script that declares globals, and a module with some of their types. */
const script = `/** Unlocks a {@link acme.Box}, after {@link shut}. */
declare function unlock(): acme.Box;
/** Shuts. See {@link acme.Box.size} of {@link acme}. */
declare function shut(): void;
declare namespace acme {
  /** Made by {@link fill}, {@link unlock} and {@link Lid}. */
  interface Box {
    /** As {@link Box}. */
    size: number;
  }
  /** Fills. */
  function fill(box: Box): void;
  /** Opened by {@link unlock}. */
  interface Lid { size: number }
}
declare module "@w/core" {
  /** Of {@link unlock}. */
  function lid(): acme.Lid;
}
`

/** Places on the page of a package to which the links of a page lead, by the text of the link. */
function targets({ refs }: { refs: readonly Ref[] }): Record<string, string> {
  return Object.fromEntries(
    refs.flatMap(({ text, package: slug, anchor }) => (slug === undefined ? [] : [[text, `${slug}#${anchor}`]])),
  )
}

function found(graph: Graph, code: string): string[] {
  return graph.manifest.packages[0]!.diagnostics.filter((one) => one.code === code).map((one) => one.found)
}

test('links to globals lead to their declarations on the page of the package', async () => {
  const graph = await graphOf({ core: { manifest: { types: './index.d.ts' }, files: { 'index.d.ts': script } } })
  expect(targets(graph.package('core')!)).toEqual({
    unlock: 'core#~global.unlock',
    shut: 'core#~global.shut',
    'acme.Box': 'core#~global.acme.Box',
    'acme.Box.size': 'core#~global.acme.Box.size',
    'acme.fill': 'core#~global.acme.fill',
  })
  expect(targets(graph.byId('core!lid')!)).toEqual({ unlock: 'core#~global.unlock' })
  expect(found(graph, 'SG-UNRESOLVED-LINK')).toEqual(['{@link acme} in the comment of core!~global.shut'])
})

test('signatures of globals link to the globals that they name, and to no other package', async () => {
  const text = `declare namespace acme {
  interface Box<T> { lid: T; inner: Box<Lid>; shape: Shape }
  type Shape = 'round' | Mode
  enum Mode { Square }
  class Lid extends Part { of(box: Box<Lid>): Part }
}
declare namespace acme { interface Part {} class Part {} }
declare function open(box: acme.Box<acme.Lid>): void`
  const graph = await graphOf({
    core: { manifest: { types: './index.d.ts' }, files: { 'index.d.ts': text } },
    other: {
      manifest: { types: './index.d.ts' },
      files: { 'index.d.ts': text.replace('function open', 'function shut') },
    },
  })
  for (const slug of ['core', 'other']) {
    const { augments, refs } = graph.package(slug)!
    const linked = (name: string): string[] => {
      const { signatures, members } = augments.find((one) => one.name === name)!.facet
      const lines = [...signatures, ...members.flatMap((one) => one.signatures)].flatMap(({ line }) => line.tokens)
      return lines.flatMap((token) =>
        typeof token === 'object' && typeof token[1] === 'number'
          ? [`${token[0]} ${refs[token[1]]!.package}#${refs[token[1]]!.anchor}`]
          : [],
      )
    }
    const to = (name: string, around = ''): string => `${around}${name} ${slug}#~global.acme.${name}`
    expect(linked('acme.Box')).toEqual([to('Box'), to('Lid'), to('Shape')])
    expect(linked('acme.Shape')).toEqual([to('Mode')])
    expect(linked('acme.Lid')).toEqual([to('Part'), to('Box'), to('Lid'), to('Part')])
    expect(linked(slug === 'core' ? 'open' : 'shut')).toEqual([to('Box', 'acme.'), to('Lid', 'acme.')])
  }
})

test('a type of the global scope is no forgotten export', async () => {
  const graph = await graphOf({ core: { manifest: { types: './index.d.ts' }, files: { 'index.d.ts': script } } })
  expect(graph.byId('core!lid')!.unexported.map(({ name }) => name)).toEqual(['acme.Lid'])
  expect(found(graph, 'SG-UNEXPORTED')).toEqual([])
})

test('links lead to what a module adds to another one and to the global scope', async () => {
  const graph = await graphOfSource(`import type {} from 'node:events'
declare global {
  /** A window. */
  interface Pane {
    /** Its size. */
    size: number
  }
}
declare module 'node:events' {
  interface Opener { open(): void }
}
/** Of {@link Pane}, {@link Pane.size} and {@link Opener.open}. */
export function show(): void {}`)
  expect(targets(graph.byId('core!show')!)).toMatchObject({
    Pane: 'core#~global.Pane',
    'Pane.size': 'core#~global.Pane.size',
    'Opener.open': 'core#~node%3Aevents.Opener.open',
  })
  expect(found(graph, 'SG-UNRESOLVED-LINK')).toEqual([])
})

test.each([
  ['type Options = Options$1', []],
  ['type Options = Options$1<string>', []],
  ['type Other = Options$1 | 1', ['Options <- core!Other']],
])('a type whose name has the number of a bundler is exported by its alias: %s', async (exported, expected) => {
  const text = `interface Options$1<T = 1> { size: T }\nexport ${exported}\nexport declare function open(key: Options$1): void\nexport {}`
  const graph = await graphOf({ core: { manifest: { types: './index.d.ts' }, files: { 'index.d.ts': text } } })
  expect(found(graph, 'SG-UNEXPORTED').map((one) => one.replace(', core!open', ''))).toEqual(expected)
})
