import { expect, test } from 'vitest'
import { isImmutable } from './headers.ts'

test.each([
  ['/assets/app-abc.js', true],
  ['/sidebar/-2ywrBs7ZrtLyy_Z.json', true],
  ['/sidebar/-2ywrBs7ZrtLyy_Z.html', false],
  ['/sidebar/-2ywrBs7ZrtLyy_Z.json/more', false],
  ['/sidebar/intro.html', false],
  ['/sidebar.html', false],
  ['/docs/assets/app-abc.js', false],
])('the name of %s changes with its content: %s', (path, changes) => {
  expect(isImmutable(path)).toBe(changes)
})
