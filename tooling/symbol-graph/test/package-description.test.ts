import { expect, test } from 'vitest'
import { graphOf } from './graph-of-sources.ts'

const text = `/**
 * Opens boxes. All of them.
 * @packageDocumentation
 */
export declare const a: 1
`

test.for([
  [{ description: 'Boxes.' }, 'Boxes.'],
  [{}, 'Opens boxes.'],
  [{ exports: { './sub': './index.d.ts' } }, ''],
] as const)('a package of %j has the description %j', async ([fields, description]) => {
  const manifest = { exports: { '.': './index.d.ts' }, ...fields }
  const graph = await graphOf({ core: { manifest, files: { 'index.d.ts': text } } })
  expect(graph.package('core')!.description).toBe(description)
})
