import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'
import { overall } from '../findings.ts'

test.each([
  [
    'generic interface removed',
    'export declare const k: 1; export interface A<T> { a: T }',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'generic alias removed',
    'export declare const k: 1; export type A<T extends string> = T[]',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'namespace removed',
    'export declare const k: 1; export declare namespace N { interface X {} }',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'type namespace member removed',
    'export declare const k: 1; export declare namespace N { interface X {} interface Y<T> { t: T } }',
    'export declare const k: 1; export declare namespace N { interface X {} }',
    'major',
    'major',
  ],
  [
    'empty namespace removed',
    'export declare const k: 1; export declare namespace N { }',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'default generic type removed',
    'interface A<T> { a: T } export default A; export declare const k: 1; ',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'abstract class generic removed',
    'export abstract class A<T> { a: T }; export declare const k: 1; ',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'string name removed',
    'declare const x: 1; export { x as "a-b" }; export declare const k: 1; ',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'export star as ns gone',
    'export declare const k: 1; declare const x: 1; declare namespace ns { export { x } } export { ns }',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'export = to named',
    'declare function f(): void; export = f',
    'export declare function f(): void',
    'major',
    'major',
  ],
  [
    'export = namespace loses member',
    'declare namespace f { var a: 1; var b: 2 } declare function f(): void; export = f',
    'declare namespace f { var a: 1 } declare function f(): void; export = f',
    'major',
    'major',
  ],
])('%s', (_, before, after, strict, pragmatic) => {
  const findings = compareTexts(before, after)
  expect(overall(findings)).toEqual({ strict, pragmatic })
  expect(findings.filter((finding) => finding.strict === 'major').map(({ proof }) => proof)).toContain('proven')
})
