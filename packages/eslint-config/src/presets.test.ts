import js9 from '@eslint/js'
import type { Rule } from 'eslint'
import { builtinRules as rulesOf9 } from 'eslint/use-at-your-own-risk'
import { builtinRules as rulesOf10 } from 'eslint-10/use-at-your-own-risk'
import { describe, expect, test } from 'vitest'
import { describeConfig, type FlatConfig, presets } from './index.ts'

const all: readonly (readonly [name: string, create: () => FlatConfig[] | Promise<FlatConfig[]>])[] = [
  ['config-files', () => presets.configFiles()],
  ['imports', () => presets.imports({ cycles: true })],
  ['javascript', () => presets.javascript({ stylistic: true })],
  ['logical', () => presets.logical()],
  ['monorepo', () => presets.monorepo('/root')],
  ['node', () => presets.node()],
  ['react', () => presets.react({ hooks: 'compiler' })],
  ['storybook', () => presets.storybook()],
  ['typescript', () => presets.typescript({ stylistic: true })],
  ['typescript-strict-type-checked', () => presets.typescript({ preset: 'strict', typeChecked: true })],
  ['unicorn', () => presets.unicorn()],
  ['unicorn-recommended', () => presets.unicorn({ preset: 'recommended' })],
  ['vitest', () => presets.vitest()],
]

const metaOf = (known: Record<string, Rule.RuleModule>, rule: string): Rule.RuleMetaData | undefined =>
  known[rule]?.meta

describe.each(all)('%s', (name, create) => {
  test('has the rules listed in test/rules', async () => {
    const text = describeConfig(await create())
      .map(({ name, rules }) =>
        [`# ${name}`, ...Object.entries(rules).map(([rule, severity]) => `${severity.padEnd(5)} ${rule}`)].join('\n'),
      )
      .join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`../test/rules/${name}.txt`)
  })

  test('every block has a unique name', async () => {
    const names = (await create()).map(({ name }) => name)
    expect(names.every((name) => name?.startsWith('signpost/'))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the rules of all presets', async () => {
  const configs = (await Promise.all(all.map(([, create]) => create()))).flat()
  const known: Record<string, Rule.RuleModule> = {}
  for (const { plugins = {} } of configs) {
    for (const [prefix, { rules = {} }] of Object.entries(plugins)) {
      for (const [rule, module] of Object.entries(rules)) known[`${prefix}/${rule}`] = module as Rule.RuleModule
    }
  }
  const configured = Object.keys(Object.assign({}, ...configs.map(({ rules }) => rules)) as object)

  test.each([
    ['9', rulesOf9],
    ['10', rulesOf10],
  ])('exist, in ESLint %s too', (_version, core) => {
    const there = (rule: string): boolean => Object.hasOwn(known, rule) || (core as Map<string, unknown>).has(rule)
    expect(configured.filter((rule) => !there(rule))).toEqual([])
    expect(there('no-such-rule')).toBe(false)
  })

  test('are not about layout', () => {
    const layout = configured.filter((rule) => (metaOf(known, rule) ?? rulesOf9.get(rule)?.meta)?.type === 'layout')
    expect(configured.length).toBeGreaterThan(Object.keys(js9.configs.recommended.rules).length)
    expect(layout).toEqual([])
    expect(metaOf(known, 'unicorn/empty-brace-spaces')?.type).toBe('layout')
  })
})
