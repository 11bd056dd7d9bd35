import { expect, test } from 'vitest'
import { exportTargets } from './exports-field.ts'

test.each([
  ['6.0.3', '*', true],
  ['6.0.3', '>=4.2', true],
  ['6.0.3', '>= 6', true],
  ['6.0.3', '<6', false],
  ['6.0.3', '<=6.0', true],
  ['6.0.3', '>6', false],
  ['6.0.3', '6', true],
  ['6.0.3', '^6.0.1', true],
  ['6.0.3', '^5', false],
  ['6.0.3', '~6.0.0', true],
  ['6.0.3', '>=4 <5', false],
  ['6.0.3', '>=4 <5 || >=6', true],
  ['6.0.3', '5.1 - 6.1', true],
  ['6.0.3', '5.1 - 5.9', false],
  ['6.0.3', 'latest', false],
  ['0.9.0', '^0.2', false],
  ['0.2.5', '^0.2', true],
])('TypeScript %s and the condition "types@%s": %s', (compilerVersion, range, applies) => {
  const targets = exportTargets({ [`types@${range}`]: './index.d.ts' }, compilerVersion)
  expect(targets).toEqual(applies ? [{ target: './index.d.ts', types: true }] : [])
})

test.each([
  ['those that only others set', { browser: { types: './b.d.ts', default: './b.js' } }, ['./b.d.ts', './b.js']],
  ['those that a compiler sets first', { browser: './b.js', default: './a.js' }, ['./a.js']],
  ['none of an author', { 'acme-source': './a.ts', types: null, default: './a.js' }, []],
  ['none after a null', { browser: null, worker: './b.js' }, []],
])('conditions: %s', (_, value, expected) => {
  expect(exportTargets(value, '6.0.3').map(({ target }) => target)).toEqual(expected)
})
