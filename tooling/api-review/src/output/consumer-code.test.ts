import { expect, test } from 'vitest'
import { consumerCode } from './consumer-code.ts'

test.each([
  ['a value', 'L.b', "import { b } from 'pkg'\nb"],
  [
    'types and values, each once',
    'declare const it: L.Store["get"]\nconst value: L.Options = new L.Store<L.Options>()',
    'import { Options, Store } from \'pkg\'\ndeclare const it: Store["get"]\nconst value: Options = new Store<Options>()',
  ],
  [
    'a type query',
    'declare const it: ReturnType<typeof L.f>',
    "import { f } from 'pkg'\ndeclare const it: ReturnType<typeof f>",
  ],
  ['a namespace', 'const a: L.shapes.Circle = null!', "import { shapes } from 'pkg'\nconst a: shapes.Circle = null!"],
  [
    'a base class',
    'class Consumer extends L.Base { x = 1 }',
    "import { Base } from 'pkg'\nclass Consumer extends Base { x = 1 }",
  ],
  ['a member with the name of an export', 'L.f().f', "import { f } from 'pkg'\nf().f"],
  [
    'the default export',
    'new L.default({} as L.Options)',
    "import pkg, { Options } from 'pkg'\nnew pkg({} as Options)",
  ],
  ['the namespace itself', 'type Names = keyof typeof L', "import * as L from 'pkg'\ntype Names = keyof typeof L"],
  ['a name that the code has', 'const it: L.it = null!', "import * as L from 'pkg'\nconst it: L.it = null!"],
  [
    'a name that hides a global',
    'const a: Promise<L.Promise> = null!',
    "import * as L from 'pkg'\nconst a: Promise<L.Promise> = null!",
  ],
  ['a reserved word', 'L.delete()', "import * as L from 'pkg'\nL.delete()"],
  ['an import of its own', "import { a } from './lib'\na", "import { a } from 'pkg'\na"],
  [
    'an augmentation',
    "declare module './lib' { interface A { x: 1 } }",
    "declare module 'pkg' { interface A { x: 1 } }",
  ],
  [
    'a type of the version before',
    'const a: L.A = null! as B.A',
    "import * as B from 'pkg-before'\nimport { A } from 'pkg'\nconst a: A = null! as B.A",
  ],
  ['a text', 'const a: L.A = "L.B"', 'import { A } from \'pkg\'\nconst a: A = "L.B"'],
])('%s', (_, witness, code) => {
  expect(consumerCode(witness, 'pkg')).toBe(code)
})

test('the default export is named after its package', () => {
  expect(consumerCode('L.default', '@a/p-map')).toBe("import pMap from '@a/p-map'\npMap")
  expect(consumerCode('L.default\nconst pMap = 1', 'p-map')).toBe(
    "import library from 'p-map'\nlibrary\nconst pMap = 1",
  )
})

test('a long list of names has a line for each', () => {
  const names = Array.from({ length: 12 }, (_, index) => `VeryLongName${index}`)
  const lines = consumerCode(names.map((name) => `L.${name}`).join('\n'), 'pkg').split('\n')
  expect(lines[0]).toBe('import {')
  expect(lines[13]).toBe("} from 'pkg'")
})

test('what a module is assigned is imported by itself', () => {
  const place = { entry: '.', symbol: 'export=.size' }
  expect(consumerCode("L('a')", 'p-map', place)).toBe("import L from 'p-map'\nL('a')")
  expect(consumerCode('const value: typeof B = L', 'p-map', place)).toBe(
    "import B from 'p-map-before'\nimport L from 'p-map'\nconst value: typeof B = L",
  )
})

test('imports another entry point of the package by its specifier', () => {
  const code = "import * as own from './lib'\nimport * as other from './lib#./core'\nown === other"
  const at = (entry: string) => ({ entry, symbol: 'Store' })
  expect(consumerCode(code, 'pkg/mini', at('./mini'))).toBe(
    "import * as own from 'pkg/mini'\nimport * as other from 'pkg/core'\nown === other",
  )
  expect(consumerCode(code, 'pkg', at('. (require)'))).toContain("from 'pkg/core'")
})
