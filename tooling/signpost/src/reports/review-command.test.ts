import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signpostHere, type Ended } from '../../test/steps-here.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'signpost-review-'))
  writeFileSync(join(root, 'package.json'), '{"name":"x"}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const signpost = (...args: string[]): Promise<Ended> => signpostHere(args, root)

test('review passes its arguments and exit code on, and reviews the current folder', async () => {
  const { code, stderr: err } = await signpost('review', '--base', '$(touch x)')
  expect(code).toBe(2)
  expect(err).toContain(`${root} is not in a git repository`)
})

test('explain prints a rule', async () => {
  const { code, stdout: out } = await signpost('explain', 'export-removed')
  expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: 'Export removed [export-removed]' })
})

test('an option that the command does not have is refused', async () => {
  const { code, stderr: err } = await signpost('accept', 'x', '--nope')
  expect(code).toBe(2)
  expect(err).toBe(
    'Found --nope, expected options of signpost accept: --root, --reason, --until, --base, --allow-stale.\nRun `signpost accept --help` for its options.\n',
  )
})

test('an operand that is missing is named with the command that was typed', async () => {
  const { code, stderr: err } = await signpost('accept')
  expect(code).toBe(2)
  expect(err).toContain('Found "accept", expected the id of one finding of `review`.\nRun `signpost accept --help`')
})
