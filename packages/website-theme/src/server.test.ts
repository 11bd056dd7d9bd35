import { expect, test } from 'vitest'

test('importing does nothing, and a server can do all but apply', async () => {
  const before = Object.keys(globalThis).sort()
  const { docsTheme, getInitScript, themeForPath, websiteFamilies, websiteTheme } = await import('./index.ts')
  expect(Object.keys(globalThis).sort()).toEqual(before)
  expect(typeof document).toBe('undefined')

  expect(docsTheme().css).toContain('--paper')
  expect(getInitScript()).toContain('data-theme')
  expect(themeForPath('/docs')).toBe('docs')
  for (const one of [websiteTheme, websiteFamilies]) {
    const applied = one.apply()
    applied.setScheme('dark')
    expect(applied.element).toBeUndefined()
    applied[Symbol.dispose]()
  }
})
