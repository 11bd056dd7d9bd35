import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import byDefault, { defineLogicalConfig, plugin } from './index.ts'

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  name: string
  version: string
}
const code = "style({ marginLeft: 1, width: 2, overflowX: 'auto' })"
const found = (config: Linter.Config | Linter.Config[], text = code) =>
  new Linter().verify(text, config).map(({ ruleId, severity }) => `${ruleId?.split('/')[1]} ${severity}`)

describe('plugin', () => {
  test('is the default export, with the name and version of the manifest', () => {
    expect(byDefault).toBe(plugin)
    expect(plugin.meta).toMatchObject({ name: manifest.name, version: manifest.version })
  })

  test('every rule describes itself', () => {
    for (const [name, { meta }] of Object.entries(plugin.rules)) {
      expect(meta, name).toMatchObject({ type: 'suggestion', fixable: 'code', hasSuggestions: true })
      expect(meta.docs.description, name).toMatch(/^[A-Z].*[^.]$/)
      expect(() => new URL(meta.docs.url), name).not.toThrow()
    }
  })

  test.each([
    ['recommended', ['margin 2']],
    ['strict', ['margin 2', 'size 2', 'overflow 2']],
    ['warn', ['margin 1']],
    ['off', []],
  ] as const)('%s', (name, expected) => {
    expect(found(plugin.configs[name])).toEqual(expected)
  })

  test('off disables rules that an earlier configuration enabled', () => {
    expect(found([plugin.configs.strict, plugin.configs.off])).toEqual([])
  })

  test('reports a 5-value list and an unknown option precisely', () => {
    expect(found(plugin.configs.strict, "style({ padding: '1px 2px 3px 4px 5px' })")).toEqual([])
    const wrong = {
      ...plugin.configs.recommended,
      rules: { 'logical-properties/margin': ['error', { function: [] }] },
    } as Linter.Config
    expect(() => found(wrong)).toThrow('function')
  })

  test.each([
    [{ functions: 'style' }, `Expected an array of strings as settings['logical-properties'].functions, found "style"`],
    [{ target: 'old' }, `Expected 'baseline' or 'all' as settings['logical-properties'].target, found "old"`],
    [{ unsafeFixes: 1 }, `Expected a boolean as settings['logical-properties'].unsafeFixes, found 1`],
    [{ tag: [] }, `Expected an option, found settings['logical-properties'].tag: use one of`],
    ['style', `as settings['logical-properties'], found`],
  ])('refuses the settings %j', (settings, message) => {
    expect(() => found([plugin.configs.recommended, { settings: { 'logical-properties': settings } }])).toThrow(message)
  })
})

describe('defineLogicalConfig', () => {
  test('has the rules of recommended, without options', () => {
    expect(defineLogicalConfig().rules).toEqual(plugin.configs.recommended.rules)
    expect(found(defineLogicalConfig())).toEqual(['margin 2'])
  })

  test('takes severity, rules, files and options', () => {
    const config = defineLogicalConfig({
      severity: 'warn',
      rules: ['size', 'margin'],
      files: ['**/*.css.js'],
      allow: ['width'],
    })
    expect(new Linter().verify(code, config, 'a.css.js').map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['logical-properties/margin', 1],
    ])
    expect(new Linter().verify(code, [config, { files: ['**/*.js'] }], 'a.js')).toEqual([])
  })
})
