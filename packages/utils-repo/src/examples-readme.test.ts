import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

test('the example of the README prints what its comments say', async () => {
  const example = /^```ts\n([\s\S]*?)^```/m.exec(readme)![1]!
  const expected = [...example.matchAll(/^ *console\.log\(.*\) \/\/ (.+)$/gm)].map(([, output]) => output)
  const input = await bundle(folder, example, ['node:*', 'yaml', 'tinyglobby'])
  // The program finds the packages that the bundle leaves out through its working directory.
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input, encoding: 'utf8', cwd: folder })

  expect(expected.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(expected)
})

test('the table of the README names every export', () => {
  expect(Object.keys(everything).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  expect(Object.keys(everything.git).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
