// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { themeScript } from './theme-script.ts'

/** Runs the script as a document does; returns the mode it has set. */
function run(): string | undefined {
  new Function(themeScript)()
  return document.documentElement.dataset.theme
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.theme
})

describe('themeScript', () => {
  test('has no character that HTML escapes', () => expect(themeScript).not.toMatch(/[&<>"']/))

  test.each([
    [null, '/', 'light'],
    ['dark', '/', 'dark'],
    ['banana', '/', 'light'],
    ['dark', '/?theme=light', 'light'],
    ['dark', '/?theme=banana', 'dark'],
    [null, '/?theme=dark', 'dark'],
  ])('with %s stored, at %s, the mode is %s', (stored, address, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    history.replaceState(null, '', address)
    expect(run()).toBe(mode)
  })

  test('is light when storage cannot be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(run()).toBe('light')
  })
})
