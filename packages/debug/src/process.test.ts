import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '@signpost/test-kit/bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debug-'))
  const program = `import { run } from './test/program.ts'; run()`
  await writeFile(join(folder, 'script.mjs'), await bundle(join(import.meta.dirname, '..'), program))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the program with variables. */
const start = (env: Record<string, string>) => run(process.execPath, [join(folder, 'script.mjs')], { env })

const time = '1970-01-01T00:00:00.000Z'

test('a process writes what DEBUG turns on, and only to its error stream', async () => {
  const { stderr, stdout } = await start({ DEBUG: 'app:*#warn,-app:noisy' })
  expect(stderr.split('\n')).toEqual([
    `${time} app:db#warn 2 of 3 queries are slow { table: 'users' }`,
    `${time} app:db:pool#warn pool is empty`,
    '',
  ])
  expect(stdout).toBe('')
})

test.each(['', 'nothing', '-app', 'app#wran'])('with DEBUG=%j it writes nothing', async (DEBUG) => {
  expect(await start({ DEBUG })).toEqual({ stdout: '', stderr: '' })
})

test('without DEBUG it writes nothing', async () => {
  expect(await start({})).toEqual({ stdout: '', stderr: '' })
})

test('colours can be forced on', async () => {
  const { stderr } = await start({ DEBUG: 'app:noisy#debug', FORCE_COLOR: '1' })
  // eslint-disable-next-line no-control-regex -- these are the codes of a terminal
  expect(stderr).toMatch(/^\u001B\[1;3[1-6]mapp:noisy\u001B\[22;39m \u001B\[2m\+0ms\u001B\[22m noise\n$/)
})
