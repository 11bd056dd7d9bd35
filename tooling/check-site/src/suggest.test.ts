import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const names = ['/', '/api/observable', '/docs/intro', '/ro/docs/intro']

test.each([
  ['/docs/intor', '/docs/intro'],
  ['/Docs/Intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/api/observables', '/api/observable'],
  ['/something/else', undefined],
])('%s: %s', (wrong, right) => {
  expect(suggest(wrong, names)).toBe(right)
})
