// @vitest-environment jsdom
import type { InitScriptOptions } from '@signpost/theme'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getInitScript } from './get-init-script.ts'

const root = document.documentElement

/** Scheme of the page after the script has run. */
function run(options?: InitScriptOptions): string | undefined {
  new Function(getInitScript(options))()
  return root.dataset['theme']
}

afterEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
})

describe('getInitScript', () => {
  test.each(['light', 'dark', 'system'])('%s, as it is stored', (scheme) => {
    localStorage.setItem('theme', scheme)
    expect(run()).toBe(scheme)
  })

  test('is light when no valid choice is stored', () => {
    expect(run()).toBe('light')
    localStorage.setItem('theme', 'purple')
    expect(run()).toBe('light')
  })

  test('is light where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(run()).toBe('light')
  })

  test('has another key and fallback', () => {
    localStorage.setItem('theme', 'light')
    expect(run({ storageKey: 'mode', fallback: 'dark' })).toBe('dark')
    localStorage.setItem('mode', 'system')
    expect(run({ storageKey: 'mode', fallback: 'dark' })).toBe('system')
    expect(run({ storageKey: undefined, fallback: undefined })).toBe('light')
  })

  test('is the same text each time, and nothing that HTML escapes or that could end its element', () => {
    expect(getInitScript({})).toBe(getInitScript())
    expect(getInitScript({ storageKey: '</script>' })).not.toMatch(/<\/script/i)
  })
})
