// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTheme } from './create-theme.ts'
import type { InitScriptOptions } from './init-script.ts'

const root = document.documentElement
const theme = createTheme({ a: 1 })

/** Value of the attribute after the script has run. */
function run(options?: InitScriptOptions): string | null {
  new Function(theme.initScript(options))()
  return root.getAttribute('data-color-scheme')
}

afterEach(() => {
  localStorage.clear()
  root.removeAttribute('data-color-scheme')
})

describe('initScript', () => {
  test.each(['light', 'dark', 'system'])('%s, as a word and as JSON', (scheme) => {
    localStorage.setItem('color-scheme', scheme)
    expect(run()).toBe(scheme)
    localStorage.setItem('color-scheme', JSON.stringify(scheme))
    expect(run()).toBe(scheme)
  })

  test.each(['drak', null, ''])('refuses the fallback %j, which no stylesheet has', (fallback) => {
    expect(() => theme.initScript({ fallback: fallback as 'dark' })).toThrow(
      /^Expected fallback to be "light" or "dark" or "system"/,
    )
  })

  test('keeps the attribute of the server when no valid choice is stored', () => {
    root.setAttribute('data-color-scheme', 'dark')
    expect(run()).toBe('dark')
    localStorage.setItem('color-scheme', 'purple')
    expect(run()).toBe('dark')
  })

  test('has a key and a fallback', () => {
    expect(run({ fallback: 'dark' })).toBe('dark')
    localStorage.setItem('it\'s "mine"', 'light')
    expect(run({ storageKey: 'it\'s "mine"', fallback: 'dark' })).toBe('light')
  })

  test('does not throw when storage does', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(run()).toBeNull()
    expect(run({ fallback: 'dark' })).toBe('dark')
  })

  test('cannot end its element, whatever the key, and its nonce is escaped', () => {
    const html = theme.initScriptHtml({ storageKey: '</script><script>alert(1)//\u2028', nonce: '"><b>' })
    expect(html.match(/<\/script/g)).toHaveLength(1)
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    expect(parsed.scripts).toHaveLength(1)
    expect(parsed.scripts[0]!.getAttribute('nonce')).toBe('"><b>')
    expect(theme.initScriptHtml()).toMatch(/^<script>/)
  })
})
