import { expect, test } from 'vitest'
import { reportText, temporaryRepository } from '../../test/repository.ts'
import { compareSides } from '../compare-sides.ts'
import { review } from '../review/review.ts'
import { defaultOptions } from '../compiler/program.ts'

const compare = (before: string, after: string) => {
  const side = (text: string) => ({
    label: 'x',
    files: new Map([['x.d.ts', text]]),
    entries: new Map([['.', 'x.d.ts']]),
  })
  return compareSides(side(before), side(after), defaultOptions)
}

test.each([
  ['an export', '/** $ */ export declare const a: 1;', ''],
  ['an export of a report', '// @public $\nexport const a: 1;', ''],
  ['a property', 'export interface A {\n/** $ */ a: 1\nb: 1 }', 'export interface A { b: 1 }'],
  [
    'a property of a report',
    'export interface A {\n    // $ (undocumented)\n    a: 1\nb: 1 }',
    'export interface A { b: 1 }',
  ],
  [
    'a property of an object type',
    'export type A = { b: {\n/** $ */ a: 1; c: 1 } }',
    'export type A = { b: { c: 1 } }',
  ],
  ['a method', 'export declare class A {\n/** $ */ a(): void; b: 1 }', 'export declare class A { b: 1 }'],
  ['a member of an enum', 'export declare enum A {\n/** $ */ a = 1, b = 2 }', 'export declare enum A { b = 2 }'],
])('the removal of %s says whether it was deprecated', (_, before, after) => {
  const removal = (tag: string) =>
    compare(`${before.replace('$', tag)}\nexport {}`, `${after}\nexport {}`).filter(({ rule }) =>
      rule.endsWith('removed'),
    )
  expect(removal('@deprecated Use b.')).toMatchObject([
    { wasDeprecated: true, message: expect.stringMatching(/removed; it was deprecated$/) },
  ])
  expect(removal('Text.')).toMatchObject([
    { wasDeprecated: false, message: expect.stringMatching(/removed; it was not deprecated$/) },
  ])
})

test('an inherited member says nothing, and other changes neither', () => {
  const code = (own: string) => `interface Base { ${own} } export interface A extends Base { b: 1 } export {}`
  expect(compare(code('a: 1'), code('')).find(({ rule }) => rule === 'property-removed')).not.toHaveProperty(
    'wasDeprecated',
  )
  const changed = compare(
    '/** @deprecated */ export declare const a: 1',
    '/** @deprecated */ export declare const a: 2',
  )
  expect(changed[0]).not.toHaveProperty('wasDeprecated')
})

const repository = temporaryRepository()

test('a review asks the last release, where there is one', () => {
  const { report, write, commit } = repository
  const a = (tag: string) => `// @public${tag}\nexport const a: 1;`
  const b = '// @public\nexport const b: 1;'
  for (const slug of ['early', 'late']) report(slug, `${a(' @deprecated')}\n\n${b}`)
  write('api-reports/released/early.api.md', reportText('early', `${a(' @deprecated')}\n\n${b}`))
  write('api-reports/released/late.api.md', reportText('late', `${a('')}\n\n${b}`))
  report('none', `${a(' @deprecated')}\n\n${b}`)
  commit('base')
  for (const slug of ['early', 'late', 'none']) report(slug, b)
  const { findings } = review({ root: repository.root, base: 'base', today: '2026-06-01' })
  expect(findings.map((finding) => `${finding.package} ${finding.wasDeprecated}`)).toEqual([
    '@r/early true',
    '@r/late false',
    '@r/none true',
  ])
})
