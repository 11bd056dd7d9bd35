import { expect, test } from 'vitest'
import type { CompactSlice } from '../../reader/format.ts'
import type { PackedUnexported } from '../../reader/packed/format.ts'
import { openTables } from '../../reader/packed/tables.ts'
import { unpackSlice } from '../../reader/packed/unpack-slice.ts'
import { collectTables } from './collect-tables.ts'
import { packSlice } from './pack-slice.ts'

const names = { slug: 'core', name: '@acme/core' }

function sliceOf(name: string, ...refs: NonNullable<CompactSlice['s']>): CompactSlice {
  const inherited = [
    [0, 0, 'open', 'close'],
    [1, 0, 'on', ['map', 0, 'map(): Box', '5.3t@0;']],
  ] as const
  return {
    i: `core!${name}`,
    k: 0,
    f: [{ k: 0, s: [{ t: `class ${name}`, c: `5k1.${name.length}d` }], i: inherited }],
    e: [[name, '@acme/core']],
    s: refs,
    h: '0123456789ab',
  }
}

const box = ['core!Box', 0, 'A box.'] as const
const base = ['core!Base', 0, 'What boxes are.'] as const
const open = ['core!Base#open', 0, '', 0, 0, 0, 'open'] as const

test('what slices have in common is written once', () => {
  const tables = collectTables('core')
  const slices = [sliceOf('Crate', box, base, open), sliceOf('Chest', base, box)]
  const packed = slices.map((slice) => packSlice(slice, names, tables))
  expect(packed.map(({ s, f }) => [s, f[0]!.i![0]])).toEqual([
    [
      [0, -2],
      [0, 0, 0],
    ],
    [
      [1, 0],
      [0, 0, 0],
    ],
  ])
  expect(tables.tables()).toEqual({
    refs: ['0Box^A box.', '0Base^What boxes are.', '#open'],
    inherited: ['open close'],
  })
  expect(packed.map((one) => unpackSlice(one, names, openTables(tables.tables(), 'core'), []))).toEqual(slices)
})

test('equal refs of one page stay two', () => {
  const tables = collectTables('core')
  expect([tables.refs([box, box, base]), tables.refs([base, box]), tables.refs([box, box])]).toEqual([
    [0, 1, 2],
    [2, 0],
    [0, 1],
  ])
})

test('what nothing exports is written once, whatever numbers its refs have on a page', () => {
  const hidden = ['core!~Hidden', -1, '', 0, 0, 'Hidden', '~Hidden'] as const
  const shown = (box: number, own: number): NonNullable<CompactSlice['u']>[number] => {
    const docs = { s: `Of a \`@${box} Box\`.`, i: box }
    const open = { n: 'open', k: 3, s: [{ t: 'open(): Box', c: `4d4.3t@${box};`, d: docs }] }
    return [
      'core!~Hidden',
      [{ k: 4, s: [{ a: '~Hidden', t: 'interface Hidden extends Hidden', c: `9k1.6d1.7k1.6t@${own};` }], m: [open] }],
    ]
  }
  const tables = collectTables('core')
  const slices = [
    { ...sliceOf('Crate', hidden, box), u: [shown(1, 0)] },
    { ...sliceOf('Chest', base, box, hidden), u: [shown(1, 2)] },
  ]
  const packed = slices.map((slice) => packSlice(slice, names, tables))
  expect(packed.map(({ u }) => u)).toEqual([[0], [0]])
  const lines = tables.unexportedLines().map((line) => JSON.parse(line) as PackedUnexported)
  expect(lines).toHaveLength(1)
  expect(packed.map((one) => unpackSlice(one, names, openTables(tables.tables(), 'core'), lines))).toEqual(slices)
})

test('a package without refs has no tables', () => {
  expect(collectTables('core').tables()).toEqual({})
})
