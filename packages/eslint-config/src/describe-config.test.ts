import { expect, test } from 'vitest'
import { describeConfig } from './index.ts'

test('summarises names, files, plugins and rules as data', () => {
  const summaries = describeConfig([
    {
      name: 'one',
      files: ['a/**', ['b/**', '**/*.ts']],
      plugins: { z: {}, a: {} },
      rules: { yoda: 2, eqeqeq: ['warn', 'smart'], 'no-var': 0 },
    },
    { ignores: ['dist/'] },
  ])
  expect(summaries).toEqual([
    {
      name: 'one',
      files: ['a/**', 'b/** & **/*.ts'],
      ignores: [],
      plugins: ['a', 'z'],
      rules: { eqeqeq: 'warn', 'no-var': 'off', yoda: 'error' },
    },
    { name: '', files: [], ignores: ['dist/'], plugins: [], rules: {} },
  ])
  expect(JSON.parse(JSON.stringify(summaries))).toEqual(summaries)
  expect(Object.keys(summaries[0]!.rules)).toEqual(['eqeqeq', 'no-var', 'yoda'])
})
