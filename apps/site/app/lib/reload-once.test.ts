// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isLoadingError, reloadOnce } from './reload-once.ts'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { href: 'https://docs.example/a', reload })
})

test('an address is loaded again, but not twice in ten seconds', () => {
  reloadOnce(0)
  reloadOnce(9_999)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOnce(10_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('another address is loaded at once', () => {
  reloadOnce(0)
  vi.stubGlobal('location', { href: 'https://docs.example/b', reload })
  reloadOnce(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('nothing is loaded again where that could not be remembered', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reloadOnce(0)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  [new Error('Unable to decode turbo-stream response from URL: /x.data'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  [new Error('A signature has no tokens'), false],
  ['Failed to fetch', false],
])('%s is a failure to load: %s', (error, expected) => expect(isLoadingError(error)).toBe(expected))
