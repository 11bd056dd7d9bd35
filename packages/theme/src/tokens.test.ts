import { describe, expect, expectTypeOf, test } from 'vitest'
import { createTheme } from './create-theme.ts'
import { createThemeFamily } from './create-theme-family.ts'
import { defineTokens } from './define-tokens.ts'
import { tokenRef } from './token-ref.ts'
import type {
  IsTokenValue,
  ThemeVar,
  ThemeVarTree,
  TokenPatch,
  TokenPath,
  TokenTree,
  TokenValue,
} from './token-tree.ts'
import type { ThemeFamily } from './theme-family.ts'
import type { Theme } from './theme.ts'
import { palette } from './color/palette.ts'

const tokens = defineTokens({
  paper: { light: '#fff', dark: '#111' },
  main: { light: '#0cf', dark: '#039', main: '#06c' },
  gray: { 50: '#eee', 900: '#222' },
  size: { text: 16, nested: { deep: '1rem' } },
})
type T = typeof tokens

describe('types', () => {
  test('paths are those of values, at any depth', () => {
    expectTypeOf<TokenPath<T>>().toEqualTypeOf<
      'paper' | 'main.light' | 'main.dark' | 'main.main' | 'gray.50' | 'gray.900' | 'size.text' | 'size.nested.deep'
    >()
    expectTypeOf<TokenPath<TokenTree>>().toEqualTypeOf<string>()
  })

  test('values are those of the tree', () => {
    expectTypeOf<TokenValue<T, 'paper'>>().toEqualTypeOf<{ readonly light: '#fff'; readonly dark: '#111' }>()
    expectTypeOf<TokenValue<T, 'main.light'>>().toEqualTypeOf<'#0cf'>()
    expectTypeOf<TokenValue<T, 'gray.50'>>().toEqualTypeOf<'#eee'>()
    expectTypeOf<TokenValue<T, 'size.nested.deep'>>().toEqualTypeOf<'1rem'>()
  })

  test('two texts for light and dark are a value, anything else is a group', () => {
    expectTypeOf<IsTokenValue<T['paper']>>().toEqualTypeOf<true>()
    expectTypeOf<IsTokenValue<T['main']>>().toEqualTypeOf<false>()
    expectTypeOf<IsTokenValue<{ light: { a: string }; dark: { a: string } }>>().toEqualTypeOf<false>()
  })

  test('references have the shape of the tokens', () => {
    const { vars } = createTheme(tokens)
    expectTypeOf(vars.paper).toEqualTypeOf<ThemeVar>()
    expectTypeOf(vars.main).toEqualTypeOf<{
      readonly light: ThemeVar
      readonly dark: ThemeVar
      readonly main: ThemeVar
    }>()
    expectTypeOf(vars.gray[50]).toEqualTypeOf<ThemeVar>()
    expectTypeOf<Theme['vars']>().toExtend<ThemeVarTree>()
    expectTypeOf<ThemeVarTree>().toExtend<Theme['vars']>()
  })

  test('any theme is a theme', () => {
    const theme: Theme = createTheme(tokens)
    expect(theme.resolve('paper')).toBe('#fff')
    const family: ThemeFamily = createThemeFamily(createTheme(tokens), { docs: {} })
    expect(family.names).toEqual(['docs'])
    // @ts-expect-error It has not those tokens.
    const wrong: Theme<T> = createTheme({ paper: '#fff' })
    expect(wrong.paths).toEqual(['paper'])
  })

  test('unknown paths, patches and references do not compile', () => {
    const theme = createTheme(tokens)
    const patches: TokenPatch<T>[] = [{ paper: '#eee' }, { paper: { dark: '#222' } }, { gray: { 50: '#ddd' } }]
    for (const patch of patches) expect(theme.extend(patch).toCss()).not.toBe(theme.toCss())
    // @ts-expect-error That is a group.
    expect(() => theme.resolve('size')).toThrow('found "size": ')
    // @ts-expect-error There is no such token.
    expect(() => theme.extend({ papre: '#eee' })).toThrow('found "papre": ')
    // @ts-expect-error That is a group.
    expect(() => tokenRef(tokens, 'size.nested')).toThrow('Expected the path of a token, found "size.nested"')
    // @ts-expect-error What all objects have is no token.
    expect(() => tokenRef(tokens, 'toString')).toThrow(RangeError)
    expectTypeOf(tokenRef(tokens, 'size.text')).toEqualTypeOf<'{size.text}'>()
    expect(tokenRef(tokens, 'gray.50')).toBe('{gray.50}')
  })

  test('a palette is a group of tokens', () => {
    const { vars } = createTheme({ brand: palette('#0cf') })
    expectTypeOf(vars.brand.onBase).toEqualTypeOf<ThemeVar>()
    expect(vars.brand).toMatchObject({ 50: 'var(--brand-50)', onBase: 'var(--brand-on-base)' })
  })
})

describe('defineTokens', () => {
  test('copies and freezes', () => {
    const mutable = { paper: { light: '#fff', dark: '#111' }, group: { a: 1 } }
    const defined = defineTokens(mutable)
    expect(defined).toEqual(mutable)
    mutable.group.a = 2
    expect(defined.group.a).toBe(1)
    for (const node of [defined, defined.paper, defined.group]) expect(Object.isFrozen(node)).toBe(true)
  })

  test('names a value that is neither a token nor a group', () => {
    const wrong = (tree: unknown) => () => defineTokens(tree as TokenTree)
    expect(wrong({ a: { b: null } })).toThrow('as token "a.b", found null')
    expect(wrong({ a: [1] })).toThrow(TypeError)
    expect(wrong({ 'a.b': 1 })).toThrow('found "a.b": use letters')
    expect(wrong(JSON.parse('{ "__proto__": { "a": 1 } }'))).toThrow('found "__proto__": use letters')
    expect(wrong(undefined)).toThrow('Expected tokens in an object')
  })
})

describe('references to references', () => {
  const chain = (length: number, value: (before: string) => string): Record<string, string> =>
    Object.fromEntries(Array.from({ length }, (_, i) => [`t${i}`, i === 0 ? 'xy' : value(`{t${i - 1}}`)]))

  test('double a value only up to a limit', () => {
    const theme = createTheme(chain(24, (before) => `${before} ${before}`))
    expect(theme.resolve('t3')).toBe(Array(8).fill('xy').join(' '))
    expect(() => theme.resolve('t23')).toThrow(/^Expected at most 100000 characters/)
  })

  test('are followed 200 deep, and more are an error instead of a full stack', () => {
    expect(createTheme(chain(200, (before) => before)).resolve('t199')).toBe('xy')
    expect(() => createTheme(chain(3000, (before) => before)).resolve('t2999')).toThrow(
      expect.objectContaining({ code: 'TOO_LONG' }),
    )
    const reversed = Object.fromEntries(Object.entries(chain(3000, (before) => before)).reverse())
    expect(() => createTheme(reversed)).toThrow('Expected at most 200 references, found more: shorten "t2999"')
  })
})
