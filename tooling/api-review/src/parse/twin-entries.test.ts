import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels } from '../diff.ts'

const files = temporaryFiles()

type Texts = Record<string, string>

const a = 'export declare const a: 1;'
const both = `${a} export declare const b: 1;`
const patterns = { '.': './i.mjs', './*.js': './*.js', './*.mjs': './*.mjs', './*': './*.js' }

/** Findings of a package with copies for each module format, and how much of it was compared. */
function compare(base: Texts, head: Texts, exports: unknown = patterns) {
  for (const [side, texts] of Object.entries({ base, head })) {
    files.write(`${side}/package.json`, JSON.stringify({ exports }))
    for (const [name, text] of Object.entries(texts)) files.write(`${side}/${name}`, text)
  }
  const { findings, coverage } = compareLabels(join(files.root, 'base'), join(files.root, 'head'))
  return {
    coverage,
    found: findings.map(({ rule, entry, symbol, also = [] }) => ({
      finding: `${rule} ${entry} ${symbol}`,
      also: also.map((place) => `${place.entry} ${place.symbol}`).sort(),
    })),
  }
}

/** Files of a module, and of one that it re-exports, in both formats. */
function copies(text: string): Texts {
  return {
    'i.d.ts': "export * from './p.js'",
    'i.d.mts': "export * from './p.mjs'",
    'p.d.ts': text,
    'p.d.mts': text,
  }
}

test('entry points that say the same are compared once, and each is named', () => {
  const { found, coverage } = compare(copies(both), copies(a))
  const also = ['./i b', './i.js b', './i.mjs b', './p b', './p.js b', './p.mjs b']
  expect(found).toEqual([{ finding: 'export-removed . b', also }])
  expect(coverage).toMatchObject({ exports: 4, equal: 2, changed: 2, twins: 5 })
})

test('an entry point whose copy differs on one side is compared by itself', () => {
  const late = { ...copies(both), 'p.d.mts': a }
  expect(compare(copies(both), late).found).toEqual([
    { finding: 'export-removed . b', also: ['./i.mjs b', './p.mjs b'] },
  ])
  expect(compare(late, copies(both)).found).toEqual([{ finding: 'export-added . b', also: ['./i.mjs b', './p.mjs b'] }])
})

test('files with equal texts whose imports lead to others are no copies', () => {
  const texts = (inner: string): Texts => ({
    'i.d.mts': a,
    'one/x.d.ts': "export * from './y.js'",
    'one/y.d.ts': both,
    'two/x.d.ts': "export * from './y.js'",
    'two/y.d.ts': inner,
  })
  const exports = { './one': './one/x.js', './two': './two/x.js' }
  const { found, coverage } = compare(texts(both), texts(a), exports)
  expect(found).toEqual([{ finding: 'export-removed ./two b', also: [] }])
  expect(coverage).not.toHaveProperty('twins')
})

test('without a copy nothing is said of copies', () => {
  const exports = { '.': './i.mjs' }
  expect(compare({ 'i.d.mts': both }, { 'i.d.mts': a }, exports).coverage).toEqual({
    exports: 2,
    equal: 1,
    changed: 1,
    notComparable: [],
  })
})
