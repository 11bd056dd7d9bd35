import { expect, test } from 'vitest'
import { isFileUrl } from './file-url.ts'

test.each(['file:///srv/a', 'FILE:///srv/a', 'file:/srv', 'file://server/share', new URL('file:///srv')])(
  '%s is one',
  (input) => {
    expect(isFileUrl(input)).toBe(true)
  },
)

test.each([
  '',
  '/srv/a',
  'C:\\a',
  'file',
  'file:a',
  './file:/a',
  'files:///a',
  'https://a/file:/b',
  new URL('https://a/'),
])('%s is none', (input) => {
  expect(isFileUrl(input)).toBe(false)
})
