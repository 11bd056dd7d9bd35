// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { themeScript } from './theme-script.ts'

/** Runs the script in an element with these attributes, as a document does; returns the mode and choice it set. */
function run(attributes: Record<string, string> = {}): (string | undefined)[] {
  const element = document.createElement('script')
  Object.assign(element.dataset, attributes)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  new Function(themeScript)()
  const { theme, themeChoice } = document.documentElement.dataset
  return [theme, themeChoice]
}

/** System with a colour preference. */
function preferDark(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(prefers-color-scheme: dark)' }))
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.theme
})

afterEach(() => {
  vi.unstubAllGlobals()
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
  ])('R4.2 with %s stored, at %s, the mode is %s', (stored, address, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    history.replaceState(null, '', address)
    expect(run()).toEqual([mode, mode])
  })

  test('R4.9 is light when storage cannot be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(run()).toEqual(['light', 'light'])
  })

  test.each([
    [{}, null, true, ['light', 'light']],
    [{ mode: 'dark' }, null, false, ['dark', 'dark']],
    [{ mode: 'dark' }, 'light', false, ['light', 'light']],
    [{ system: 'true' }, null, true, ['dark', 'system']],
    [{ system: 'true' }, null, false, ['light', 'system']],
    [{ system: 'true' }, 'light', true, ['light', 'light']],
    [{ fixed: 'true' }, 'dark', true, ['light', 'light']],
  ])(
    'R4.1 R4.8 R4.11 configured with %j, with %s stored, on a system that prefers dark: %s, shows %j',
    (attributes, stored, dark, shown) => {
      preferDark(dark)
      if (stored !== null) localStorage.setItem('theme', stored)
      expect(run(attributes)).toEqual(shown)
      expect(localStorage.getItem('theme')).toBe('fixed' in attributes ? null : stored)
    },
  )
})
