import { expect, test } from 'vitest'
import { defaultOptions } from '../compiler/program.ts'
import { compileBoth, importText } from './compile-both.ts'

test.each([
  ['a function', 'declare function f(): void; declare namespace f { interface Server {} } export = f;'],
  [
    'a function with a member `default`',
    'declare function f(): void; declare namespace f { export interface Server {} export const f: () => void; export { f as default } } export = f;',
  ],
  ['nothing', 'export interface Server {}'],
])('consumers import types of a module that is assigned %s', (_, library) => {
  const files = new Map([['x.d.ts', library]])
  const text = `${importText('L', './lib', library)}\nexport declare const server: L.Server`
  const sides = { base: files, before: files, after: files, modules: new Map() }
  const [compiled] = compileBoth([{ text, modules: { base: 'x', head: 'x' } }], sides, defaultOptions)
  expect(compiled?.before.errors).toEqual([])
})
