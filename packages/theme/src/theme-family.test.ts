// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { sections, site } from '../test/site.ts'
import { createTheme } from './create-theme.ts'
import { createThemeFamily } from './create-theme-family.ts'

const family = createThemeFamily(
  createTheme({ accent: { light: 'teal', dark: 'aqua' }, link: '{accent}', gap: 1, other: 2 }),
  {
    docs: { accent: { light: 'purple' } },
    wide: { gap: 3 },
  },
)

describe('a family', () => {
  test('picks a variant, which is a separate theme', () => {
    expect(family.names).toEqual(['docs', 'wide'])
    expect(family.pick('docs').resolve('link', 'light')).toBe('purple')
    expect(family.pick('docs').resolve('link', 'dark')).toBe('aqua')
    expect(family.base.resolve('link', 'light')).toBe('teal')
    expect(family.vars).toBe(family.base.vars)
    expect([family.has('docs'), family.has('nope'), family.has('toString')]).toEqual([true, false, false])
  })

  test('rejects unknown variants and tokens', () => {
    // @ts-expect-error There is no such variant.
    expect(() => family.pick('nope')).toThrow('found "nope": use one of docs, wide')
    // @ts-expect-error There is no such variant.
    expect(() => family.selector('nope')).toThrow(RangeError)
    // @ts-expect-error There is no such token.
    expect(() => createThemeFamily(family.base, { docs: { acent: 'red' } })).toThrow('"acent"')
  })

  test('selectors are closed and quoted, and their names may be any', () => {
    expect(family.selector('docs')).toBe('[data-theme-family="docs"]')
    const odd = createThemeFamily(family.base, { 'a"]{': {} }, { attribute: 'data-section' })
    document.body.setAttribute('data-section', 'a"]{')
    expect(document.querySelector(odd.selector('a"]{'))).toBe(document.body)
    document.body.removeAttribute('data-section')
  })

  test('declares in each variant the tokens that any of them changes and their references, and nothing else', () => {
    const [base, ...rest] = family.toCss().split('[data-theme-family="wide"]')
    expect(base).toContain('--other:2')
    const docs = /:where\(\[data-theme-family="docs"\]\)\{(.*?)\}/.exec(family.toCss())![1]
    expect(docs).toBe('--gap:1;')
    expect(rest.join('')).toContain('--accent:teal;--link:var(--accent);')
    expect(rest.join('')).not.toContain('--other')
  })

  test('uses the layer and ID of its base, and prints the same text each time', () => {
    const layered = createThemeFamily(createTheme({ a: 1 }, { layer: 'tokens', id: 'theme' }), { b: { a: 2 } })
    expect(layered.toCss()).toMatch(/^@layer tokens\{.*\}$/)
    expect(layered.toStylesheet().id).toBe('theme')
    expect(layered.toCss()).toBe(layered.toCss())
    expect(sections.toCss()).toContain(site.vars.accent)
  })

  test('applies, and restores the element', () => {
    const root = document.documentElement
    for (const target of [document, document.body]) {
      const before = root.outerHTML
      const applied = family.apply(target)
      applied.setFamily('docs')
      applied.setScheme('dark')
      const element = target === document ? root : document.body
      expect(applied.element).toBe(element)
      expect(element.getAttribute('data-theme-family')).toBe('docs')
      expect(element.getAttribute('data-color-scheme')).toBe('dark')
      // @ts-expect-error There is no such variant.
      expect(() => applied.setFamily('nope')).toThrow(RangeError)
      applied[Symbol.dispose]()
      expect(root.outerHTML).toBe(before)
    }
  })
})
