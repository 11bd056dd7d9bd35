import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
  'peerDependencies' | 'peerDependenciesMeta',
  object
>
const [example, more] = findFences(readme).map(({ code }) => code)

test('the example configuration works as described', async () => {
  const { default: promise } = runExample(example!, { '@signpost/eslint-config': everything })
  const configs = await (promise as Promise<everything.FlatConfig[]>)
  const found = (code: string, file: string) =>
    new Linter().verify(code, configs, file).map(({ ruleId, message }) => ruleId ?? message)

  expect(found('eval("1")\n', 'src/a.js')).toContain('no-eval')
  expect(found('eval("1")\n', 'scripts/a.js')).not.toContain('no-eval')
  expect(found('test.only()\n', 'e2e/a.js')).toContain('no-restricted-properties')
  expect(found('export const a = (b?: string): string => b!\n', 'src/a.ts')).toEqual([])
  expect(configs[0]?.ignores).toContain('vendor/')
  expect(configs.filter(({ name }) => name?.includes('storybook'))).toEqual([])
})

test('the second prints a table of the blocks and exports them', async () => {
  const { peerDependencies } = manifest
  const input = await bundle(folder, more!, ['node:*', ...Object.keys(peerDependencies)])
  // The program finds the plugins that the bundle leaves out through its working directory.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    input,
    encoding: 'utf8',
    cwd: folder,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('signpost/unicorn')
})

test('names every export that is a value, every preset and every feature', () => {
  for (const name of [
    ...Object.keys(everything),
    ...Object.keys(everything.presets),
    ...Object.values(everything.Feature),
  ]) {
    expect(readme).toContain(`\`${name}\``)
  }
})

test('the table of packages has all optional peers', () => {
  for (const name of Object.keys(manifest.peerDependenciesMeta)) expect(readme).toContain(`\`${name}\``)
})
