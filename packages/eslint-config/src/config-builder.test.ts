import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { ConfigBuilder, type FlatConfig, presets } from './index.ts'

const plugin = { rules: { a: { create: () => ({}) } } }
const base: FlatConfig = {
  name: 'base',
  files: ['a/**'],
  ignores: ['a/x/**'],
  plugins: { one: plugin },
  languageOptions: { sourceType: 'module', globals: { a: 'readonly' }, parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { noInlineConfig: true },
  settings: { one: { a: 1 } },
  rules: { 'no-var': 'error', 'one/a': ['error', 1] },
}
const severity = (configs: ConfigBuilder, rule: string) => {
  const found = new Linter().verify('var a = 1', configs.toArray(), 'a.js').find(({ ruleId }) => ruleId === rule)
  return found?.severity ?? 0
}

describe('ConfigBuilder', () => {
  test('the last block wins, the first loses', () => {
    const builder = new ConfigBuilder([{ name: 'middle', rules: { 'no-var': 'warn' } }])
    expect(severity(builder, 'no-var')).toBe(1)
    expect(severity(builder.prepend({ rules: { 'no-var': 'error' } }), 'no-var')).toBe(1)
    expect(severity(builder.append({ rules: { 'no-var': 'error' } }), 'no-var')).toBe(2)
    expect(severity(builder.append({ rules: { 'no-var': 'off' } }, { rules: { 'no-var': 'warn' } }), 'no-var')).toBe(1)
  })

  test('an override extends a block in place', () => {
    const other = { rules: {} }
    const [changed, last] = new ConfigBuilder([base, { name: 'last' }]).override('base', {
      files: ['b/**'],
      ignores: ['b/x/**'],
      plugins: { two: other },
      languageOptions: { globals: { b: 'writable' }, parserOptions: { ecmaFeatures: { impliedStrict: true } } },
      linterOptions: { reportUnusedDisableDirectives: 'warn' },
      settings: { one: { b: 2 } },
      rules: { 'no-var': 'warn', eqeqeq: 'error' },
    })
    expect(changed).toEqual({
      name: 'base',
      files: ['a/**', 'b/**'],
      ignores: ['a/x/**', 'b/x/**'],
      plugins: { one: plugin, two: other },
      languageOptions: {
        sourceType: 'module',
        globals: { a: 'readonly', b: 'writable' },
        parserOptions: { ecmaFeatures: { jsx: true, impliedStrict: true } },
      },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'warn' },
      settings: { one: { a: 1, b: 2 } },
      rules: { 'no-var': 'warn', 'one/a': ['error', 1], eqeqeq: 'error' },
    })
    expect(changed?.plugins?.['one']).toBe(plugin)
    expect(last).toEqual({ name: 'last' })
    expect(base.files).toEqual(['a/**'])
  })

  test('an override adds what a block does not have, and a function replaces it', () => {
    const patch: FlatConfig = { files: ['c/**'], rules: { 'no-var': 'off' }, settings: { c: 1 } }
    expect(new ConfigBuilder([{ name: 'empty' }]).override('empty', patch).toArray()).toEqual([
      { name: 'empty', ...patch },
    ])
    const replaced = new ConfigBuilder([base]).override('base', ({ name }) => ({
      ...(name && { name }),
      files: ['only/**'],
    }))
    expect(replaced.toArray()).toEqual([{ name: 'base', files: ['only/**'] }])
  })

  test('an override of an unknown block lists the existing ones', () => {
    expect(() => new ConfigBuilder(presets.vitest()).override('vitest', {})).toThrow(
      'Expected one of "signpost/vitest", found the block "vitest"',
    )
  })

  test('renamed plugins still work', () => {
    const rule = {
      create: (context: { report: (problem: object) => void }) => ({
        Program: (node: object) => context.report({ node, message: 'here' }),
      }),
    }
    const builder = new ConfigBuilder([
      { plugins: { '@scope/long': { rules: { found: rule } } } as NonNullable<FlatConfig['plugins']> },
      { rules: { '@scope/long/found': 'error', 'no-var': 'warn', 'scope/found': 'off' } },
    ]).rename({ '@scope/long': 'short' })
    expect(severity(builder, 'short/found')).toBe(2)
    expect(builder.toArray()[1]?.rules).toEqual({ 'short/found': 'error', 'no-var': 'warn', 'scope/found': 'off' })
  })

  test.each([
    [{ one: 'a/b' }, 'Expected a prefix of a plugin, found "a/b"'],
    [{ one: 'two' }, 'Expected a prefix of its own for each plugin, found "two"'],
  ])('refuses the prefixes %j', (prefixes, message) => {
    const builder = new ConfigBuilder([base, { plugins: { two: plugin } }])
    expect(() => builder.rename(prefixes)).toThrow(message)
  })

  test('switches a rule off in every block, and only an existing one', () => {
    const builder = new ConfigBuilder([base, { rules: { 'no-var': 'warn' } }, { name: 'none' }])
    expect(
      builder
        .disable('no-var')
        .toArray()
        .map(({ rules }) => rules?.['no-var']),
    ).toEqual(['off', 'off', undefined])
    expect(() => builder.disable('no-eval')).toThrow('Expected a rule of a block, found "no-eval"')
  })

  test('can be spread, and returns a copy', () => {
    const builder = new ConfigBuilder([base])
    const before = builder.toArray()
    builder.append({ name: 'more' })
    expect(before).toHaveLength(1)
    expect([...builder].map(({ name }) => name)).toEqual(['base', 'more'])
  })
})
