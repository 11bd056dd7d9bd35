import { expect, test } from 'vitest'
import { preProcess } from './imported-files.ts'

test.each([
  "export * as a from './part'",
  "export type * as a from './part'",
  `export * as 'a-b' from "./part"`,
  "export *\n  as a from './part'",
  "export * from './part'",
  "export declare const a: import('./part').A",
])('%s names a module', (text) => {
  expect(preProcess(text).importedFiles.map(({ fileName }) => fileName)).toEqual(['./part'])
})

test('keeps the order of both kinds, and what is no export', () => {
  const text = "export * as a from './a'; import './b'; /** export * as c from './c' */ export * as d from './d'"
  expect(preProcess(text).importedFiles.map(({ fileName }) => fileName)).toEqual(['./b', './a', './d'])
})
