import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '@signpost/test-kit/bundle'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { resolve } = createRequire(import.meta.url)

describe.each(['eslint', 'eslint-10'])('the command line of %s', (name) => {
  let folder: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'logical-properties-'))
    cpSync(join(root, 'test/fixtures/app'), folder, { recursive: true })
    writeFileSync(join(folder, 'plugin.mjs'), await bundle(root, `export { default } from './src/index.ts'`))
    const parser = pathToFileURL(resolve('@typescript-eslint/parser')).href
    writeFileSync(
      join(folder, 'eslint.config.mjs'),
      `import parser from ${JSON.stringify(parser)}
import plugin from './plugin.mjs'
export default [{ ignores: ['*.mjs'] }, { files: ['**/*.{ts,tsx}'], languageOptions: { parser }, ...plugin.configs.recommended }]
`,
    )
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const lint = (...options: string[]) => {
    const bin = join(dirname(resolve(`${name}/package.json`)), 'bin/eslint.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, '--format', 'json', ...options, '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const results = JSON.parse(stdout) as { messages: { ruleId: string; suggestions?: unknown[] }[] }[]
    return { status, messages: results.flatMap(({ messages }) => messages) }
  }

  test('finds and fixes problems in the styles and the component', () => {
    const found = lint()
    expect(found.status).toBe(1)
    expect(found.messages.map(({ ruleId }) => ruleId.replace('logical-properties/', '')).sort()).toEqual([
      'border',
      'float',
      'inset',
      'margin',
      'margin',
      'margin',
      'padding',
      'text-align',
    ])

    const left = lint('--fix')
    expect(left.messages.map(({ ruleId, suggestions }) => [ruleId, suggestions?.length])).toEqual([
      ['logical-properties/margin', 1],
    ])
    const fixed = join(root, 'test/fixtures/fixed')
    for (const file of readdirSync(fixed))
      expect(readFileSync(join(folder, file), 'utf8'), file).toBe(readFileSync(join(fixed, file), 'utf8'))
  })
})
