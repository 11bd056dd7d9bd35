import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimOutput } from '@signpost/files'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forkWorker } from './fork-worker.ts'
import { runStep } from './run-step.ts'

let folder: string
let program: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-step-'))
  program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `process.stdin.on('data', () => undefined)
     const [how] = process.argv.slice(2)
     process.stderr.write('before ')
     if (how === 'memory') for (const kept = []; ; ) kept.push(new Array(10_000).fill({}))
     else if (how === 'code') process.exit(3)
     else process.kill(process.pid, how)`,
  )
})

afterEach(() => {
  vi.unstubAllEnvs()
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const small = { NODE_OPTIONS: '--max-old-space-size=20' }

test.each([
  ['SIGKILL', 'The step "link check" was ended by SIGKILL.'],
  ['SIGTERM', 'The step "link check" was ended by SIGTERM.'],
  [
    'memory',
    'The step "link check" ran out of memory (heap limit 20 MB). Set NODE_OPTIONS=--max-old-space-size=40 and try again.',
  ],
])('a step that ends by %s is one sentence, with its output shown or not', async (how, message) => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (const show of [false, true])
    await expect(runStep('link check', [program, how], { env: small, show })).rejects.toThrow(
      new RegExp(`^${message.replace(/[().]/g, '\\$&')}$`),
    )
  expect(shown.mock.calls.join('')).toBe('before ')
})

test('a step that leaves with an exit code has a result', async () => {
  expect(await runStep('docs', [program, 'code'])).toEqual({ code: 3, output: 'before ' })
})

test.each([
  ['SIGKILL', [], /^The worker was ended by SIGKILL\. before$/],
  ['memory', ['--max-old-space-size=20'], /^The worker ran out of memory \(heap limit 20 MB\)\. before$/],
] as const)("a worker that ends by %s says so without V8's report", async (how, options, message) => {
  const worker = forkWorker(program, [how], { limit: 60_000, execArgv: options })
  await expect(worker.request({})).rejects.toThrow(message)
  worker.close()
})

test('a step does not start once a newer build has claimed what its command has claimed', async () => {
  vi.stubEnv('XDG_CACHE_HOME', folder)
  const older = claimOutput(join(folder, 'cache'))
  vi.stubEnv('SIGNPOST_CLAIM', older.env['SIGNPOST_CLAIM'])
  expect(await runStep('docs', [program, 'code'])).toMatchObject({ code: 3 })
  vi.stubEnv('SIGNPOST_CLAIM', undefined)
  claimOutput(join(folder, 'cache'))
  vi.stubEnv('SIGNPOST_CLAIM', older.env['SIGNPOST_CLAIM'])
  await expect(runStep('docs', [program, 'SIGKILL'])).rejects.toThrow('A newer build of cache has started')
})
