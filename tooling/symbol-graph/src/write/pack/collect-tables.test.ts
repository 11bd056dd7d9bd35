import { expect, test } from 'vitest'
import type { CompactSlice } from '../../reader/format.ts'
import { openTables } from '../../reader/packed/tables.ts'
import { unpackSlice } from '../../reader/packed/unpack-slice.ts'
import { collectTables } from './collect-tables.ts'
import { packSlice } from './pack-slice.ts'

const names = { slug: 'core', name: '@acme/core' }

function sliceOf(name: string, ...refs: NonNullable<CompactSlice['s']>): CompactSlice {
  const inherited = [[0, 0, 'open', 'close'], [1, 0, 'on', ['map', 0, 'map(): Box', '5.3t@0;']]] as const
  return { i: `core!${name}`, k: 0, f: [{ k: 0, s: [{ t: `class ${name}`, c: `5k1.${name.length}d` }], i: inherited }], e: [[name, '@acme/core']], s: refs, h: '0123456789ab' }
}

const box = ['core!Box', 0, 'A box.'] as const
const base = ['core!Base', 0, 'What boxes are.'] as const
const open = ['core!Base#open', 0, '', 0, 0, 0, 'open'] as const

test('what slices have in common is written once', () => {
  const tables = collectTables('core')
  const slices = [sliceOf('Crate', box, base, open), sliceOf('Chest', base, box)]
  const packed = slices.map((slice) => packSlice(slice, names, tables))
  expect(packed.map(({ s, f }) => [s, f[0]!.i![0]])).toEqual([[[0, -2], [0, 0, 0]], [[1, 0], [0, 0, 0]]])
  expect(tables.tables()).toEqual({ refs: ['0Box^A box.', '0Base^What boxes are.', '#open'], inherited: ['open close'] })
  expect(packed.map((one) => unpackSlice(one, names, openTables(tables.tables(), 'core')))).toEqual(slices)
})

test('equal refs of one page stay two', () => {
  const tables = collectTables('core')
  expect([tables.refs([box, box, base]), tables.refs([base, box]), tables.refs([box, box])]).toEqual([[0, 1, 2], [2, 0], [0, 1]])
})

test('a package without refs has no tables', () => {
  expect(collectTables('core').tables()).toEqual({})
})
