import { EventEmitter } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ParentChannel } from '@signpost/files'
import { describe, expect, test } from 'vitest'
import { copyFixture, temporaryFolder, temporaryPackage } from '../../test/temporary-package.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'

interface Outcome {
  code: number
  out: string
  err: string
}

async function runWith(args: string[]): Promise<Outcome> {
  const outcome: Outcome = { code: -1, out: '', err: '' }
  outcome.code = await run(args, {
    stdout: { write: (text) => (outcome.out += text) },
    stderr: { write: (text) => (outcome.err += text) },
  })
  return outcome
}

const broken = { 'index.d.ts': 'export declare const x: ;' }

test('a package without faults: one line, and 0', async () => {
  const { code, out, err } = await runWith([copyFixture('shapes'), '--strict'])
  expect(code).toBe(0)
  expect(out).toMatch(/^@acme\/shapes: 2 entry points, 7 exports, \d+ ms\n$/)
  expect(err).toBe('')
})

test('a package with errors: they are readable, and the code is 0 unless --strict', async () => {
  const packageDir = temporaryPackage(broken)
  const { code, err } = await runWith([packageDir])
  expect(code).toBe(0)
  expect(err).toMatch(/^\[ERROR\] @acme\/core index\.d\.ts:1: found .+; expected .+\. .+ \(AX-SYNTAX\)\n/)
  expect((await runWith([packageDir, '--strict'])).code).toBe(1)
})

test('several packages: one fails, the others are written, slugs that collide get their scope', async () => {
  const out = temporaryFolder()
  const other = temporaryPackage({
    'package.json': { name: '@other/core', types: './index.d.ts' },
    'index.d.ts': 'export declare const a: 1',
  })
  const { code, err } = await runWith([temporaryPackage(broken), copyFixture('shapes'), other, '--out', out])
  expect(code).toBe(0)
  expect(err).toContain('AR-AE-CRASH')
  expect(readdirSync(out).sort()).toEqual(['acme.core', 'other.core', 'shapes'])
  expect(readdirSync(join(out, 'other.core'))).toContain('other.core.facts.json')
})

describe('arguments', () => {
  test.each([
    [['--nope'], 'Found --nope, expected options of signpost-api-extract: --out, --root, --cache, --strict, --serve.'],
    [['--out'], "Option '--out <dir>' argument missing"],
    [['--out', '--strict'], 'Found "--strict" as the value of --out'],
    [['--out='], '--out needs a folder'],
    [['--serve', 'x'], '--serve takes packages from its requests'],
    [['/nowhere/at/all'], 'is not a folder'],
  ])('%j: 2, what is wrong and what to do', async (args, message) => {
    const { code, out, err } = await runWith(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(2)
  })

  test('--help', async () => {
    expect(await runWith(['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--strict') })
  })
})

test('--serve answers each message, also those it cannot carry out', async () => {
  const packageDir = copyFixture('shapes')
  const requests = [
    { id: 1, packageDir },
    { id: 'two', packageDir, out: join(temporaryFolder(), 'out') },
    'no request',
    { id: 3 },
    { id: 4, packageDir: '/nowhere/at/all' },
    { id: 5, packageDir },
  ]
  const answers: unknown[] = []
  const channel = new EventEmitter()
  const send = (answer: unknown): void => {
    answers.push(answer)
    if (answers.length === requests.length) channel.emit('disconnect')
  }
  const end = serve(Object.assign(channel, { send }) as ParentChannel)
  for (const request of requests) channel.emit('message', request)
  await end
  expect(answers).toMatchObject([
    { id: 1, ok: true, changed: true, diagnostics: [], ms: expect.any(Number) },
    { id: 'two', ok: true, changed: true },
    { id: null, ok: false, error: expect.stringContaining('packageDir') },
    { id: 3, ok: false, error: expect.stringContaining('packageDir') },
    { id: 4, ok: false, error: expect.stringContaining('ENOENT') },
    { id: 5, ok: true, changed: false },
  ])
})
