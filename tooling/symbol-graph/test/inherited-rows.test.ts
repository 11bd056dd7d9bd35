import { expect, test } from 'vitest'
import { graphOfSource } from './graph-of-sources.ts'

test('an inherited member has its kind, the first sentence of its comment, and an anchor that is free on the page', async () => {
  const graph = await graphOfSource(`export class Base {
  /** Opens it. Twice is fine. */
  open(): void {}
  /** Makes one. */
  static open(): Base { return new Base() }
  /**
   * Old size.
   * @deprecated Use open.
   */
  size = 1
  bare = 2
}
/** Merged with the class below. */
export interface Child { own: string }
export class Child extends Base { close(): void {} }
`)
  const { facets, refs } = graph.byId('core!Child')!
  const rows = facets.flatMap(({ inherited }) => inherited.flatMap(({ members }) => members))
  expect(
    rows.map(({ name, kind, anchor, isStatic, ref }) => {
      const { summary, deprecated } = refs[ref]!
      return [name, kind, anchor, isStatic, summary, deprecated]
    }),
  ).toEqual([
    ['open', 'method', 'open', false, 'Opens it.', false],
    ['open', 'method', 'static.open', true, 'Makes one.', false],
    ['size', 'property', 'size', false, 'Old size.', true],
    ['bare', 'property', 'bare', false, '', false],
  ])
})

test('a row with an inherited type has the name before it', async () => {
  const graph = await graphOfSource(`export namespace Ship {
  export interface Options { /** How long. */ length: number; colour: string; Ship?: 1 }
}
export interface Small extends Omit<Ship.Options, 'colour'> {}
export interface Some extends Readonly<Partial<Ship.Options>> {}
`)
  const rows = (id: string): unknown =>
    graph
      .byId(id)!
      .facets.flatMap(({ inherited }) =>
        inherited.flatMap(({ members }) => members.map(({ line = [] }) => line.join(''))),
      )
  expect(rows('core!Small')).toEqual(['length: number', 'Ship: 1 | undefined'])
  expect(rows('core!Some')).toEqual(['length: number | undefined', 'colour: string | undefined', 'Ship: 1 | undefined'])
})

test('a row has its type where the base has no page of its own', async () => {
  const graph = await graphOfSource(`interface Hidden { size: number; open(): void }
export interface Shown { colour: string }
export interface Box extends Hidden, Shown { own: 1 }
`)
  const [box] = graph.byId('core!Box')!.facets
  const rows = box!.inherited.flatMap(({ members }) => members.map(({ name, line }) => [name, line?.length]))
  expect(rows).toEqual([
    ['size', expect.any(Number)],
    ['open', expect.any(Number)],
    ['colour', undefined],
  ])
})
