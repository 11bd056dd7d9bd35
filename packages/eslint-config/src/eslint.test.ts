import { join, relative, sep } from 'node:path'
import { ESLint as ESLint9 } from 'eslint'
import { ESLint as ESLint10 } from 'eslint-10'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TempProject, tempProject } from '../test/temp-project.ts'
import { defineConfig } from './index.ts'

const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', jsx: 'react-jsx', types: [] }

/** Each file with its text and the rules that report it. */
const cases: readonly (readonly [file: string, code: string, rules: readonly string[]])[] = [
  ['src/script.js', 'var answer = Math.PI == 6\nglobalThis.answer = answer\n', ['eqeqeq', 'no-var']],
  ['src/unused.js', '// eslint-disable-next-line no-var\nexport const a = 1\n', ['(no rule)']],
  ['src/node.js', 'export const pid = process.pid\n', []],
  ['src/require.js', "export const fs = require('node:fs')\n", ['no-undef']],
  ['src/common.cjs', "module.exports = require('node:fs')\n", []],
  ['src/any.ts', 'export const a: any = 1\n', ['@typescript-eslint/no-explicit-any']],
  [
    'src/types.ts',
    "import { Thing } from './thing.js'\nexport const a: Thing = 1\n",
    ['@typescript-eslint/consistent-type-imports'],
  ],
  ['src/thing.ts', 'export type Thing = number\n', []],
  ['src/unused.ts', 'const a = 1\nconst _b = 2\n', ['@typescript-eslint/no-unused-vars']],
  ['src/promise.ts', 'declare function go(): Promise<void>\ngo()\n', ['@typescript-eslint/no-floating-promises']],
  ['src/any.test-d.ts', 'export const a: any = 1\n', []],
  ['src/import.ts', "export const a = 1\nimport './import.js'\n", ['import-x/first', 'import-x/no-self-import']],
  ['src/unicorn.ts', 'export const last = (a: number[]) => a[a.length - 1]\n', ['unicorn/prefer-at']],
  ['src/component.tsx', 'export const items = () => [1].map((n) => <li>{n}</li>)\n', ['@eslint-react/no-missing-key']],
  [
    'src/hook.tsx',
    "import { useRef } from 'react'\nexport function useA(on: boolean) {\n  if (on) useRef(0)\n}\n",
    ['react-hooks/rules-of-hooks'],
  ],
  ['src/plain.jsx', 'export const A = () => <p style={{ marginLeft: 1 }} />\n', ['logical-properties/margin']],
  ['src/a.test.ts', "import { test } from 'vitest'\ntest.only('a', () => {})\n", ['no-restricted-properties']],
  [
    'src/a.stories.tsx',
    "export default { title: 'A' }\nexport const a = { name: 'A' }\n",
    ['storybook/no-redundant-story-name', 'storybook/prefer-pascal-case'],
  ],
  ['tool.config.js', "import kit from 'test-kit'\nconsole.log(kit)\nexport default {}\n", []],
  ['packages/a/src/index.js', "import kit from 'test-kit'\nexport { kit }\n", ['import-x/no-extraneous-dependencies']],
  ['packages/a/src/other.js', "export * from '../../b/index.js'\n", ['import-x/no-relative-packages']],
  ['packages/a/src/index.test.js', "import kit from 'test-kit'\nexport { kit }\n", []],
  ['packages/b/index.js', 'export const b = 1\n', []],
  ['packages/a/dist/index.js', 'var a = 1 == 2', []],
]

/** A types package that can be resolved. */
function installed(name: string, types: string): Record<string, unknown> {
  const manifest = { name, version: '19.0.0', type: 'module', exports: { '.': './index.d.ts', './*': './*.d.ts' } }
  return { [`node_modules/${name}/package.json`]: manifest, [`node_modules/${name}/index.d.ts`]: types }
}

const others = {
  '.git/HEAD': '',
  'package.json': {
    name: 'root',
    type: 'module',
    workspaces: ['packages/*'],
    dependencies: { react: '*' },
    devDependencies: { 'test-kit': '*', vitest: '*' },
  },
  'packages/a/package.json': { name: 'a', dependencies: { other: '*' } },
  'packages/b/package.json': { name: 'b' },
  ...installed('react', 'export function useRef(value: number): void'),
  ...installed('test-kit', 'declare const kit: number; export default kit'),
  ...installed('vitest', 'export const test: { only(name: string, run: () => void): void }'),
  'node_modules/react/jsx-runtime.d.ts':
    'export namespace JSX { type Element = string; interface IntrinsicElements { [name: string]: object } }',
  'tsconfig.json': { compilerOptions, include: ['src'] },
}

describe.each([
  ['9', ESLint9],
  ['10', ESLint10],
] as const)('ESLint %s', (version, ESLint) => {
  let project: TempProject
  const found = new Map<string, string[]>()

  beforeAll(async () => {
    project = tempProject({ ...others, ...Object.fromEntries(cases.map(([file, code]) => [file, code])) })
    const overrideConfig = await defineConfig({
      cwd: project.path,
      detect: false,
      node: true,
      typescript: { typeChecked: ['src/**'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
      imports: true,
      monorepo: true,
      unicorn: true,
      react: true,
      logicalProperties: true,
      vitest: true,
      storybook: true,
    })
    const eslint = new ESLint({ cwd: project.path, overrideConfigFile: true, overrideConfig: overrideConfig as never })
    for (const { filePath, messages } of await eslint.lintFiles('.')) {
      const rules = messages.map(({ ruleId, fatal, message }) => (fatal ? message : (ruleId ?? '(no rule)')))
      found.set(relative(project.path, filePath).split(sep).join('/'), [...new Set(rules)].sort())
    }
  })

  afterAll(() => project[Symbol.dispose]())

  test('is the intended version', () => {
    expect(ESLint.version.split('.')[0]).toBe(version)
  })

  test.each(cases)('%s', (file, _code, rules) => {
    if (file.includes('dist/')) expect(found.has(file)).toBe(false)
    else expect(found.get(file)).toEqual(rules)
  })

  test('linted every file except built ones', () => {
    expect([...found.keys()].sort()).toEqual(
      cases
        .map(([file]) => file)
        .filter((file) => !file.includes('dist/'))
        .sort(),
    )
  })
})

test('this repository follows it', async () => {
  const root = join(import.meta.dirname, '../../..')
  const overrideConfig = await defineConfig({
    cwd: root,
    detect: false,
    node: true,
    typescript: {
      preset: 'strict',
      rules: { '@typescript-eslint/no-namespace': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
    },
    vitest: true,
  })
  const eslint = new ESLint9({ cwd: root, overrideConfigFile: true, overrideConfig })
  const results = await eslint.lintFiles(['packages/eslint-config', 'packages/utils-primitives', '*.js'])
  const problems = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line }) => `${relative(root, filePath)}:${line} ${ruleId}`),
  )
  expect(results.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
