// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { site } from '../test/site.ts'
import { DATA_SCHEME_ATTRIBUTE } from './attributes.ts'
import { ColorSchemeName } from './color-scheme.ts'
import { createTheme } from './create-theme.ts'
import type { Theme } from './theme.ts'

const root = document.documentElement

/** All strings in a tree. */
const leavesOf = (node: object): string[] =>
  Object.values(node).flatMap((value: string | object) => (typeof value === 'string' ? [value] : leavesOf(value)))

afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

describe('CSS', () => {
  test('declares every variable that vars names, and no other', () => {
    const declared = new Set([...site.toCss().matchAll(/(--[\w-]+):/g)].map(([, name]) => `var(${name})`))
    expect([...declared].sort()).toEqual(leavesOf(site.vars).sort())
    expect(leavesOf(site.vars)).toEqual(site.paths.map((path) => `var(${site.variable(path)})`))
  })

  test('declares shared values once, and the rest per scheme', () => {
    const theme = createTheme({
      gap: '1rem',
      lineHeight: 1.65,
      paper: { light: '#fff', dark: '#111' },
      border: '1px solid {paper}',
    })
    const dark = 'color-scheme:dark;--paper:#111;--border:1px solid var(--paper);'
    expect(theme.toCss()).toBe(
      ':where(:root){--gap:1rem;--line-height:1.65;}' +
        ':where(:root,[data-color-scheme="light"],[data-color-scheme="system"]){color-scheme:light;--paper:#fff;--border:1px solid var(--paper);}' +
        `@media (prefers-color-scheme: dark){:where(:root:not([data-color-scheme="light"]),[data-color-scheme="system"]){${dark}}}` +
        `:where([data-color-scheme="dark"]){${dark}}`,
    )
  })

  test('is the same text each time, for equal themes too', () => {
    expect(site.toCss()).toBe(site.toCss())
    expect(site.extend({}).toCss()).toBe(site.toCss())
  })

  test('of one scheme has neither attributes nor a media query', () => {
    const theme = createTheme({ gap: '1rem', paper: { light: '#fff', dark: '#111' } }, { schemes: ['dark'] })
    expect(theme.toCss()).toBe(':where(:root){color-scheme:dark;--gap:1rem;--paper:#111;}')
    expect(theme.resolve('paper')).toBe('#111')
  })

  test('follows prefix, layer, attribute and root', () => {
    const css = createTheme(
      { a: { light: 1, dark: 2 } },
      { prefix: 'app', layer: 'tokens', attribute: 'data-theme', root: '.app' },
    ).toCss()
    expect(css).toMatch(/^@layer tokens\{:where\(\.app,/)
    expect(css).toContain('--app-a:1')
    expect(css).toContain('[data-theme="dark"]')
    expect(css).not.toContain(DATA_SCHEME_ATTRIBUTE)
  })

  test('takes a scheme from other selectors', () => {
    const theme = createTheme({ a: { light: 1, dark: 2 } }, { selectorFor: (scheme) => `.${scheme}` })
    expect(theme.toCss()).toContain(':where(.dark){')
    expect(theme.selectorFor('dark')).toBe('.dark')
  })

  test('selectors are closed and quoted', () => {
    expect(site.selectorFor(ColorSchemeName.Dark)).toBe('[data-color-scheme="dark"]')
    const odd = createTheme({}, { attribute: 'data-x' }).selectorFor('a"b]\\\n' as 'dark')
    root.setAttribute('data-x', 'a"b]\\\n')
    expect(odd).toBe('[data-x="a\\22 b]\\5c \\a "]')
    expect(document.querySelector(odd)).toBe(root)
  })
})

describe('values', () => {
  test('resolve, through references, in each scheme', () => {
    const theme = createTheme({
      accent: { light: 'teal', dark: 'aqua' },
      link: '{accent}',
      line: { light: '1px {link}', dark: '2px {link} {accent}' },
    })
    expect(theme.resolve('line')).toBe('1px teal')
    expect(theme.resolve('line', 'dark')).toBe('2px aqua aqua')
    expect(() => (theme as unknown as Theme).resolve('nope')).toThrow('found "nope": ')
  })

  test('braces without a path are kept', () => {
    expect(createTheme({ a: '{ } {}' }).resolve('a')).toBe('{ } {}')
  })

  test.each([
    [{ a: '{b}' }, RangeError, 'the path of a token in "a", found "b"'],
    [{ a: '{g}', g: { b: 1 } }, RangeError, 'the path of a token in "a", found "g"'],
    [{ a: '{b}', b: '{c}', c: { light: 1, dark: '{a}' } }, RangeError, 'a circle: a → b → c → a'],
    [{ fooBar: 1, 'foo-bar': 2 }, TypeError, 'found --foo-bar for "fooBar" and "foo-bar"'],
    [{ a: { b: 1 }, 'a-b': 2 }, TypeError, 'found --a-b for'],
    [{ a: { b: NaN } }, RangeError, 'as token "a.b", found NaN'],
  ])('refuses %j', (tokens, kind, message) => {
    expect(() => createTheme(tokens)).toThrow(kind)
    expect(() => createTheme(tokens)).toThrow(message)
  })

  test('a patch may change one scheme, all, or add a scheme, and does not change the theme', () => {
    const theme = createTheme({ a: { light: 1, dark: 2 }, b: 3, g: { c: 4, d: 5 } }, { prefix: 'x' })
    const before = theme.toCss()
    const other = theme.extend({ a: { dark: 20, light: undefined }, b: { light: 30 }, g: { c: { light: 6, dark: 7 } } })
    expect(other.tokens).toEqual({
      a: { light: 1, dark: 20 },
      b: { light: 30, dark: 3 },
      g: { c: { light: 6, dark: 7 }, d: 5 },
    })
    expect(other.vars).toEqual(theme.vars)
    expect(theme.extend({ a: 9 }).resolve('a', 'dark')).toBe('9')
    expect(theme.toCss()).toBe(before)
  })

  test('an invalid patch is named', () => {
    const theme = createTheme({ a: 1, g: { b: 2 } }) as unknown as Theme
    expect(() => theme.extend({ g: 1 })).toThrow('Expected tokens for the group "g", found 1')
    expect(() => theme.extend({ a: { main: 1 } })).toThrow('both schemes as token "a", found object')
    expect(() => theme.extend({ g: { toString: 'x' } })).toThrow('Expected the path of a token, found "g.toString"')
    expect(() => theme.extend(JSON.parse('{ "__proto__": { "b": 1 } }'))).toThrow(RangeError)
  })
})

describe('apply', () => {
  test('adds the rules and the attribute, and removes them', () => {
    const applied = site.apply()
    expect(applied.element).toBe(root)
    expect(document.head.textContent).toBe(site.toCss())
    applied.setScheme(ColorSchemeName.Dark)
    applied.setScheme('light')
    expect(root.getAttribute(DATA_SCHEME_ATTRIBUTE)).toBe('light')
    applied[Symbol.dispose]()
    applied[Symbol.dispose]()
    expect(document.head.textContent).toBe('')
    expect(root.attributes.length).toBe(0)
  })

  test('restores the original attribute, unless other code has changed it since', () => {
    root.setAttribute(DATA_SCHEME_ATTRIBUTE, 'light')
    const first = site.apply(document)
    first.setScheme('dark')
    first.setScheme(undefined)
    expect(root.getAttribute(DATA_SCHEME_ATTRIBUTE)).toBe('light')
    first.setScheme('dark')
    first[Symbol.dispose]()
    expect(root.getAttribute(DATA_SCHEME_ATTRIBUTE)).toBe('light')

    const second = site.apply()
    second.setScheme('dark')
    root.setAttribute(DATA_SCHEME_ATTRIBUTE, 'system')
    second[Symbol.dispose]()
    expect(root.getAttribute(DATA_SCHEME_ATTRIBUTE)).toBe('system')
  })

  test('twice shares one stylesheet, until both are disposed', () => {
    const [one, other] = [site.apply(), site.apply()]
    expect(document.querySelectorAll('style')).toHaveLength(1)
    one[Symbol.dispose]()
    expect(document.querySelectorAll('style')).toHaveLength(1)
    other[Symbol.dispose]()
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })

  test('reuses the element sent by a server', () => {
    const theme = createTheme({ gap: '1rem' }, { id: 'theme' })
    document.head.innerHTML = theme.toStylesheet().toHtml({ nonce: 'r4nd0m' })
    const [sent] = document.querySelectorAll('style')
    const applied = theme.apply()
    expect([...document.querySelectorAll('style')]).toEqual([sent])
    applied[Symbol.dispose]()
  })
})
