// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isLoadingError, loadDocumentOnce, reloadOnce } from './reload-once.ts'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { href: 'https://docs.example/a', reload })
})

test('R4.52 an address is loaded again, but not twice in ten seconds', () => {
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

test('nothing is reloaded when storage is not available', () => {
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

test('R4.52 another document is loaded as seldom', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'https://docs.example/a', reload, assign })
  expect([loadDocumentOnce('/b', 0), loadDocumentOnce('/b', 9_999), loadDocumentOnce('/b', 10_000)]).toEqual([
    true,
    false,
    true,
  ])
  expect(assign.mock.calls).toEqual([['/b'], ['/b']])
})

test('R4.52 without a network nothing is loaded in place of the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reloadOnce(0)
  expect(loadDocumentOnce('/b', 0)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
