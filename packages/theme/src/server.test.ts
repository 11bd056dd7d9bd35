import { expect, test } from 'vitest'

test('importing does nothing, and a server can do all but apply', async () => {
  const before = Object.keys(globalThis).sort()
  const { createTheme, createThemeFamily } = await import('./index.ts')
  expect(Object.keys(globalThis).sort()).toEqual(before)
  expect(typeof document).toBe('undefined')

  const theme = createTheme({ paper: { light: '#fff', dark: '#111' } }, { id: 'theme' })
  expect(theme.toStylesheet().toHtml({ nonce: 'r4nd0m' })).toMatch(
    /^<style data-stylesheet="theme" nonce="r4nd0m">:where/,
  )

  for (const one of [theme, createThemeFamily(theme, { docs: {} })]) {
    const applied = one.apply()
    applied.setScheme('dark')
    expect(applied.element).toBeUndefined()
    applied[Symbol.dispose]()
  }
})
