import { expect, test } from 'vitest'
import { changePages, changesOnPage, countChangePages } from './change-pages.ts'

const version = (count: number, level?: string) => ({ changes: Array.from({ length: count }, () => ({ level })) })

test('a page has 200 changes or 1000 names, and a version may begin on one and end on the next', () => {
  expect(countChangePages([])).toBe(1)
  expect(countChangePages([version(200, 'major')])).toBe(1)
  expect(countChangePages([version(1000)])).toBe(1)
  const versions = [version(150, 'major'), version(100, 'minor'), version(0), version(5)]
  expect(changePages(versions)[1]!.slice(49, 51)).toEqual([1, 2])
  expect(changesOnPage(versions, 1).map(({ changes }) => changes.length)).toEqual([150, 50])
  expect(changesOnPage(versions, 2).map(({ changes }) => changes.length)).toEqual([50, 0, 5])
})
