import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

test('reviews everything else of a package when TypeScript fails on one type', () => {
  // A tuple of more than 10,000 elements, found outside of a check.
  const side = (size: string, result: string) =>
    `type Ten<T extends unknown[]> = [${Array(10).fill('...T').join(', ')}];
    type Large<T> = T extends string ? Ten<Ten<Ten<Ten<[T]>>>> : ${size};
    export declare function chunk<T>(value: T): Large<T> | null;
    export declare function other(): ${result}; export {}`
  const findings = compareTexts(side('[T]', 'string'), side('[T, T]', 'string | undefined'))
  expect(findings.find(({ symbol }) => symbol === 'other')).toMatchObject({ proof: 'proven', pragmatic: 'major' })
})
