import { describe, expect, test } from 'vitest'
import { overall } from '../src/findings.ts'
import { allRules } from '../src/rules/all-rules.ts'
import { packageRules } from '../src/rules/package-rules.ts'
import { compareTexts } from './compare-texts.ts'
import {
  declarationCases,
  type RuleCase,
  signatureCases,
  silentCases,
  typeCases,
  useCases,
  typeParameterCases,
} from './rule-cases.ts'

/** Changes of meaning that compile: no program can show them. */
const unprovable = new Set(Object.entries(allRules).flatMap(([id, { isFact }]) => (isFact ? [id] : [])))

/** Rules about manifests: see `compare-facts.test.ts`; and about files that a package lacks: see `lost-declarations.test.ts`. */
const elsewhere = [...Object.keys(packageRules), 'declarations-lost']

const groups: [string, RuleCase[]][] = [
  ['types', typeCases],
  ['uses', useCases],
  ['signatures', signatureCases],
  ['type parameters', typeParameterCases],
  ['declarations', declarationCases],
]

describe.each(groups)('%s', (_, cases) => {
  test.each(cases)('%s: %s: %s -> %s', (rule, verdict, before, after) => {
    const findings = compareTexts(before, after)
    const { strict, pragmatic } = overall(findings)
    expect({ verdict: `${strict}/${pragmatic}`, rules: findings.map((finding) => finding.rule) }).toEqual({
      verdict,
      rules: expect.arrayContaining([rule]),
    })
    const unproven = findings.filter((finding) => finding.proof === 'unproven' && !unprovable.has(finding.rule))
    expect(unproven).toEqual([])
  })
})

test.each(silentCases)('no finding: %s -> %s', (before, after) => {
  expect(compareTexts(before, after)).toEqual([])
})

test('every rule has a case', () => {
  const covered = new Set(groups.flatMap(([, cases]) => cases.map(([rule]) => rule)))
  const missing = Object.keys(allRules).filter((rule) => !covered.has(rule) && !elsewhere.includes(rule))
  expect(missing).toEqual([])
})

test('a constraint may have members that are called like exports of the package', () => {
  const code = (type: string) =>
    `export declare function string(): void; export interface A<T extends { string: B }> { a: T; b: ${type} } export interface B { c: 1 }`
  expect(compareTexts(code('1'), code('string'))).toMatchObject([{ rule: 'type-changed', symbol: 'A.b' }])
})
