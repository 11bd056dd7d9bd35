import { expect, test } from 'vitest'
import { leadsToTop } from './target-of.ts'

test.each([
  ['', true],
  ['#top', true],
  ['#TOP', true],
  ['#t%6Fp', true],
  ['#topic', false],
  ['#%', false],
])('R4.53 %s leads to the top of a page: %s', (hash, isTop) => expect(leadsToTop(hash)).toBe(isTop))
