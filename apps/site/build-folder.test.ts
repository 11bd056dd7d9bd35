import { expect, test } from 'vitest'
import { buildFolder } from './build-folder.ts'

test.each([
  [undefined, 'build'],
  ['/site/.cache/app-0a1b', '/site/.cache/app-0a1b'],
  ['.cache/app-x', '.cache/app-x'],
])('%s is built to %s', (named, folder) => {
  expect(buildFolder('/site', named)).toBe(folder)
})

test.each(['', '.', '/', '/site/.cache', '/site/app', '/site/.cache/app-x/../drafts', '/elsewhere/app-x'])(
  '"%s" is not emptied',
  (named) => {
    expect(() => buildFolder('/site', named)).toThrow('a folder app-<name> in /site/.cache was expected')
  },
)
