import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import * as everything from './index.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the example of the README prints what its comments say', async () => {
  const example = /^```ts\n([\s\S]*?)^```/m.exec(readme)![1]!
  const expected = [...example.matchAll(/^ *console\.log\(.*\) \/\/ (.+)$/gm)].map(([, output]) => output)
  const { outputFiles } = await build({
    stdin: { contents: example, loader: 'ts', resolveDir: root },
    conditions: ['@signpost/source'],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const input = outputFiles[0]!.text
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input, encoding: 'utf8' })

  expect(expected.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(expected)
})

test('the table of the README names every export', () => {
  expect(Object.keys(everything).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
