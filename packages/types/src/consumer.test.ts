import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const consumer = join(import.meta.dirname, '../test/fixtures/consumer')
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

test('a valid consumer project compiles, and an invalid one does not', { timeout: 60_000 }, async () => {
  // An unused `@ts-expect-error` is an error too, so a mistake that is not reported fails this test.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '--noEmit', '--listFiles', '--project', consumer],
    { cwd: consumer },
  ).catch((error: { stdout: string }) => error)

  const files = readdirSync(consumer).filter((name) => name.endsWith('.ts'))
  expect(stdout.split('\n').filter((line) => line.includes('error TS'))).toEqual([])
  expect(files.filter((name) => !stdout.includes(`consumer/${name}\n`))).toEqual([])

  const mistakes = files.filter((name) => readFileSync(join(consumer, name), 'utf8').includes('@ts-expect-error'))
  expect(mistakes).toEqual(['refuses-brands.ts', 'refuses-data.ts', 'refuses-settings.ts'])
})
