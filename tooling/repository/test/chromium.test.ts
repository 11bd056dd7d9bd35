import { findChromium } from '@signpost/test-browser/chromium'
import { expect, test } from 'vitest'

test.each([
  ['the one that is named', '/opt/chromium', ['/opt/chromium', '/usr/bin/chromium'], '/opt/chromium'],
  ['an installed one', '', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['the first of several', '', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
])('finds %s', (_name, named, existing: string[], expected) => {
  expect(findChromium(named, (path) => existing.includes(path))).toBe(expected)
})

test('says what to do when there is none', () => {
  expect(() => findChromium('', () => false)).toThrow(/^No Chromium at .*: run `npm test`, which installs one\.$/)
})

test('says that the one that is named does not exist', () => {
  expect(() => findChromium('/opt/chromium', (path) => path === '/usr/bin/chromium')).toThrow(
    /^SIGNPOST_CHROMIUM names \/opt\/chromium, which does not exist: /,
  )
})
