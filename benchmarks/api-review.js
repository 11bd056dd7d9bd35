import { createRequire } from 'node:module'
import { readCases, runCases } from '../tooling/api-review/dist/index.js'
import { twoWayAssignability } from './api-review-control.js'

export const title = 'verdicts of API review on a file of cases, beside two-way assignability'

/** Changes of meaning that compile on both sides: a case without a program that breaks. */
const isProvable = ({ semantic, programs }) => !semantic && programs.some(({ kind }) => kind === 'breaks')

/** @param {string} [file] - Cases of the format `api-review-conformance/1`. */
export async function measure(file) {
  if (!file) throw new Error('Found no file, expected `npm run bench -- api-review <cases.json>`.')
  const ts = createRequire(new URL('../tooling/api-review/package.json', import.meta.url))('typescript')
  const cases = readCases(file)
  const started = performance.now()
  const results = runCases(cases)
  const milliseconds = (performance.now() - started) / results.length
  const control = cases.cases.map((item) => twoWayAssignability(ts, item, cases.compilerOptions))
  const isBreak = ({ conservative, pragmatic }) => conservative === 'major' && pragmatic === 'major'
  const isHarmless = ({ conservative }) => conservative !== 'major'
  const count = (matches) => results.filter(matches).length
  const provable = results.filter(({ item, found }) => isProvable(item) && found.strict === 'major')
  const isProven = ({ findings }) => findings.some(({ proof, strict }) => strict === 'major' && proof === 'proven')
  return [
    { figure: 'exact', value: count(({ isExact }) => isExact), unit: `of ${results.length}` },
    ...groupsOf(results),
    {
      figure: 'missed breaks',
      value: count(({ item, found }) => isBreak(item) && found.pragmatic !== 'major'),
      unit: '',
      target: '0',
    },
    {
      figure: 'false breaks',
      value: count(({ item, found }) => isHarmless(item) && found.strict === 'major'),
      unit: '',
      target: '1',
    },
    { figure: 'breaks with a proven finding', value: provable.filter(isProven).length, unit: `of ${provable.length}` },
    { figure: 'one case', value: milliseconds, unit: 'ms' },
    { figure: 'control: missed breaks', value: count(({ item }, index) => isBreak(item) && !control[index]), unit: '' },
    {
      figure: 'control: false breaks',
      value: count(({ item }, index) => isHarmless(item) && control[index]),
      unit: '',
    },
  ]
}

function groupsOf(results) {
  const letters = [...new Set(results.map(({ item }) => item.id[0]))].sort()
  return letters.map((letter) => {
    const group = results.filter(({ item }) => item.id[0] === letter)
    return {
      figure: `exact in group ${letter}`,
      value: group.filter(({ isExact }) => isExact).length,
      unit: `of ${group.length}`,
    }
  })
}
