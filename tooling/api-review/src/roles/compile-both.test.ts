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

test('consumers that are too many for one program are compiled in their order', () => {
  const before = new Map([['x.d.ts', 'export declare const value: 1']])
  const after = new Map([['x.d.ts', 'export declare const value: 2']])
  const modules = { base: 'x', head: 'x' }
  const consumers = Array.from({ length: 401 }, (_, index) => ({
    text: `import { value } from './lib'\nexport const given: ${index % 2 === 0 ? 1 : 'number'} = value`,
    modules,
  }))
  const sides = { base: new Map<string, string>(), before, after, modules: new Map<string, string>() }
  const compiled = compileBoth(consumers, sides, defaultOptions)
  expect(Array.from(compiled, (one) => [one.before.errors.length, one.after.errors.length])).toEqual(
    consumers.map((_, index) => [0, index % 2 === 0 ? 1 : 0]),
  )
})
