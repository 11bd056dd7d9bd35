import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels } from '../diff.ts'

const files = temporaryFiles()
const types = 'export interface Step { run(): number }\n'

let pairs = 0

/** Breaks between two packages, each of an index and other files. */
function compare(base: Record<string, string>, head: Record<string, string>): string[] {
  pairs++
  const sides = ['base', 'head'].map((side) => `${side}-${pairs}`) as [string, string]
  for (const [index, own] of [base, head].entries()) {
    const side = sides[index] as string
    files.write(join(side, 'package.json'), JSON.stringify({ name: 'own', exports: { '.': './index.d.ts' } }))
    for (const [path, text] of Object.entries(own)) files.write(join(side, path), text)
  }
  const { findings } = compareLabels(join(files.root, sides[0]), join(files.root, sides[1]))
  return findings
    .filter(({ pragmatic }) => pragmatic === 'major')
    .map(({ rule, entry, symbol }) => `${rule} ${entry} ${symbol}`.trim())
}

test.each([
  ["import { Step } from './steps.js'; export { Step }; export declare function next(step: Step): number"],
  ["import type Step from './steps'; export declare function next(): Step"],
  ["export declare function next(): import('./steps').Step"],
])('a file that the package lost is one break, and its types are any: %s', (index) => {
  const text = `${index}\n`
  const base = { 'index.d.ts': text, 'steps.d.ts': `${types}export default Step\n` }
  expect(compare(base, { 'index.d.ts': text })).toEqual([
    expect.stringMatching(/^declarations-lost \.\/steps(?:\.js)?$/),
  ])
})

test('a file that was lost in another folder is told, one that both lack is not', () => {
  const index = (folder: string) =>
    `import { Step } from './${folder}/steps'\nexport declare function next(step: Step): void\n`
  expect(compare({ 'index.d.ts': index('a'), 'a/steps.d.ts': types }, { 'index.d.ts': index('b') })).toEqual([
    'declarations-lost ./b/steps',
  ])
  expect(compare({ 'index.d.ts': index('a') }, { 'index.d.ts': index('a') })).toEqual([])
})

test('a text that the package lacks is no file of declarations', () => {
  const index = "import data from './data.json'\nexport declare const made: typeof data\n"
  expect(compare({ 'index.d.ts': 'export declare const other: 1\n' }, { 'index.d.ts': index })).not.toContainEqual(
    expect.stringMatching(/^declarations-lost/),
  )
})
