import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { tempProject } from '../test/temp-project.ts'
import { defineConfig, Feature, type FlatConfig, GLOBS, type MissingPeer, presets } from './index.ts'

const names = (configs: readonly FlatConfig[]) => configs.map(({ name }) => name)
const alone = { detect: false } as const
const ruleIds = (code: string, configs: readonly FlatConfig[], file: string) =>
  new Linter().verify(code, [...configs], file).map(({ ruleId, message }) => ruleId ?? message)

describe('defineConfig', () => {
  test('without detection and options it has JavaScript and configuration files', async () => {
    expect(names(await defineConfig(alone))).toEqual([
      'signpost/ignores',
      'signpost/javascript/setup',
      'signpost/javascript/jsx',
      'signpost/javascript/rules',
      'signpost/config-files',
    ])
  })

  test('every feature is an option, on with `true`', async () => {
    const missing: MissingPeer[] = []
    const none = names(await defineConfig(alone))
    for (const feature of Object.values(Feature)) {
      const configs = await defineConfig({ ...alone, [feature]: true, onMissing: (peer) => missing.push(peer) })
      expect(configs.length, feature).toBeGreaterThan(none.length)
    }
    expect(missing).toEqual([])
  })

  test('detects what is used; `false` and `detect: false` win', async () => {
    using project = tempProject({
      '.git/HEAD': '',
      'package.json': { devDependencies: { vitest: '*', 'eslint-plugin-unicorn': '*' } },
    })
    const cwd = project.path
    expect(names(await defineConfig({ cwd }))).toEqual(expect.arrayContaining(['signpost/vitest', 'signpost/unicorn']))
    expect(names(await defineConfig({ cwd, vitest: false }))).not.toContain('signpost/vitest')
    expect(names(await defineConfig({ cwd, vitest: false }))).toContain('signpost/unicorn')
    expect(names(await defineConfig({ cwd, detect: false }))).not.toContain('signpost/vitest')
  })

  test('overrides come last, in their order, and get a name', async () => {
    const configs = await defineConfig(alone, { rules: { eqeqeq: 'warn' } }, [
      { name: 'mine', rules: { eqeqeq: 'off' } },
      { rules: { eqeqeq: 'warn' } },
    ])
    expect(names(configs).slice(-4)).toEqual(['signpost/config-files', 'override 1', 'mine', 'override 3'])
    expect(ruleIds('"a" == Math', configs, 'a.js')).toContain('eqeqeq')
    expect(ruleIds('"a" == Math', configs.slice(0, -1), 'a.js')).not.toContain('eqeqeq')
  })

  test.each([
    [{ rules: { eqeqeq: 'warn' } }],
    [{ name: 'mine' }],
    [{ files: ['a'], ignores: ['b'] }],
    [[{ ignores: ['b'] }]],
  ] as const)('without options, %j is an override', async (config) => {
    expect((await defineConfig(config as unknown as FlatConfig)).at(-1)).toMatchObject([config].flat()[0] as object)
  })

  test('`ignores` extends the ignored files, and can unignore some', async () => {
    const [first] = await defineConfig({ ...alone, ignores: ['vendor/', '!**/build/'] })
    expect(first).toEqual({ name: 'signpost/ignores', ignores: [...GLOBS.ignores, 'vendor/', '!**/build/'] })
  })

  test('`files` and `rules` of a feature are in its block', async () => {
    const configs = await defineConfig({
      ...alone,
      vitest: { files: [...GLOBS.tests, 'e2e/**'], rules: { 'no-var': 'warn' } },
    })
    const focused = 'test.only()'
    expect(ruleIds(focused, configs, 'e2e/a.js')).toContain('no-restricted-properties')
    expect(ruleIds(focused, configs, 'a.test.js')).toContain('no-restricted-properties')
    expect(ruleIds(focused, configs, 'a.js')).not.toContain('no-restricted-properties')
    expect(configs.find(({ name }) => name === 'signpost/vitest')?.rules?.['no-var']).toBe('warn')
  })

  test('test globals are defined on request', async () => {
    const [without, given] = await Promise.all([
      defineConfig({ ...alone, vitest: true }),
      defineConfig({ ...alone, vitest: { globals: true } }),
    ])
    expect(ruleIds('test()', without, 'a.test.js')).toEqual(['no-undef'])
    expect(ruleIds('test()', given, 'a.test.js')).toEqual([])
    expect(ruleIds('test()', given, 'a.js')).toEqual(['no-undef'])
  })

  test('typed rules are added only on request', async () => {
    const typed = ({ languageOptions }: FlatConfig) =>
      Object.hasOwn(languageOptions?.parserOptions ?? {}, 'projectService')
    expect((await defineConfig({ ...alone, typescript: true })).filter(typed)).toEqual([])
    const some = await defineConfig({ ...alone, typescript: { typeChecked: ['src/**'] } })
    expect(some.filter(typed).map(({ files }) => files)).toEqual([GLOBS.ts.map((glob) => [glob, 'src/**'])])
  })

  test('without a TypeScript parser no TypeScript is linted', async () => {
    const code = 'var a: number = 1'
    const lint = async (typescript: boolean) =>
      ruleIds(
        code,
        await defineConfig({ ...alone, typescript, node: true, unicorn: true, react: true, vitest: true }),
        'a.test.ts',
      )
    expect(await lint(true)).toContain('no-var')
    expect(await lint(false)).toEqual([expect.stringContaining('No matching configuration')])
  })

  test('a plugin shared by two features is added once', async () => {
    const configs = await defineConfig({ ...alone, imports: true, monorepo: { root: '/root' } })
    expect(new Set(names(configs)).size).toBe(configs.length)
    expect(names(configs)).toEqual(
      expect.arrayContaining(['signpost/import-x', 'signpost/imports', 'signpost/monorepo/packages']),
    )
  })

  test('stylistic rules are added on request', async () => {
    const code = 'export const a = { b: 1, c: function () {} }\n'
    expect(ruleIds(code, await defineConfig(alone), 'a.js')).toEqual([])
    expect(ruleIds(code, await defineConfig({ ...alone, stylistic: true }), 'a.js')).toEqual(['object-shorthand'])
  })

  test('an unknown option is named, along with the existing ones', async () => {
    const wrong = defineConfig({ typscript: true } as defineConfig.Options)
    await expect(wrong).rejects.toThrow(TypeError)
    await expect(wrong).rejects.toThrow(/ as options of defineConfig, found "typscript": did you mean "typescript"\?/)
  })
})

describe('options in JavaScript', () => {
  const fails = (options: object) => expect(defineConfig({ ...alone, ...options } as defineConfig.Options)).rejects

  test.each([
    [{ typescript: { presett: 'strict' } }, /options of typescript, found "presett": did you mean "preset"\?/],
    [{ vitest: { fles: ['e2e/**'] } }, /options of vitest, found "fles": did you mean "files"\?/],
    [{ monorepo: { rot: '..' } }, /options of monorepo, found "rot": did you mean "root"\?/],
    [{ node: { onMissing: () => {} } }, /^Expected files, rules, commonjs as options of node, found "onMissing"/],
    [{ detct: false }, /options of defineConfig, found "detct": did you mean "detect"\?/],
    [{ constructor: true }, /^Expected cwd, .* as options of defineConfig, found "constructor"/],
  ])('an unknown name in %j is an error', async (options, message) => {
    await fails(options).toThrow(message)
  })

  test.each([
    [
      { typescript: { preset: 'sctrict' } },
      /Expected "recommended" or "strict" as "preset" of typescript, found "sctrict"/,
    ],
    [{ typescript: 'strict' }, /Expected true or false or an object as "typescript" of defineConfig, found "strict"/],
    [{ typescript: null }, /found null/],
    [{ typescript: [] }, /found \[\]/],
    [{ typescript: { typeChecked: 'src/**' } }, /Expected true or false or an array of texts as "typeChecked"/],
    [{ unicorn: { preset: 'all' } }, /Expected "unopinionated" or "recommended" as "preset" of unicorn, found "all"/],
    [{ react: { hooks: 'compilr' } }, /Expected true or false or "compiler" as "hooks" of react, found "compilr"/],
    [{ vitest: { files: 'e2e/**' } }, /Expected an array of texts as "files" of vitest, found "e2e/],
    [{ vitest: { files: [''] } }, /found \[""\]/],
    [{ vitest: { globals: 'yes' } }, /Expected true or false as "globals" of vitest, found "yes"/],
    [{ javascript: { globals: ['browsr'] } }, /names of the package globals.*found \["browsr"\]/],
    [{ javascript: true }, /Expected an object as "javascript"/],
    [{ javascript: { rules: [] } }, /Expected an object as "rules" of javascript, found \[\]/],
    [{ configFiles: { files: 1 } }, /"files" of configFiles, found 1/],
    [{ logicalProperties: { severity: 'warning' } }, /as "severity" of logicalProperties, found "warning"/],
    [
      { logicalProperties: { allow: ['tpo'] } },
      /^Expected an array of physical properties, such as 'marginLeft', as settings\['logical-properties'\]\.allow/,
    ],
    [{ node: { commonjs: 'a' } }, /"commonjs" of node/],
    [{ imports: { cycles: 1 } }, /"cycles" of imports, found 1/],
    [{ storybook: { onMissing: true } }, /Expected a function as "onMissing" of storybook, found true/],
    [{ monorepo: { root: 1 } }, /"root" of monorepo, found 1/],
    [{ ignores: 'dist' }, /Expected an array of texts as "ignores" of defineConfig, found "dist"/],
    [{ cwd: 1 }, /"cwd"/],
    [{ detect: 'no' }, /"detect" of defineConfig, found "no"/],
    [{ stylistic: 'yes' }, /"stylistic"/],
    [{ onMissing: {} }, /"onMissing" of defineConfig, found an object/],
  ])('a wrong value in %j is an error', async (options, message) => {
    await fails(options).toThrow(TypeError)
    await fails(options).toThrow(message)
  })

  test('an option that is undefined is absent', async () => {
    const options = { ...alone, typescript: undefined, vitest: { files: undefined } } as unknown as defineConfig.Options
    expect(names(await defineConfig(options))).toEqual([...names(await defineConfig({ ...alone, vitest: true }))])
  })

  test('presets that are used alone check their options too', async () => {
    await expect(presets.typescript({ preset: 'sctrict' as 'strict' })).rejects.toThrow(/found "sctrict"/)
    expect(() => presets.vitest({ fles: [] } as object)).toThrow(/did you mean "files"/)
  })
})
