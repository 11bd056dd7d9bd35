import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'esbuild'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'))
  await build({
    entryPoints: [join(import.meta.dirname, '../test/program.ts')],
    outfile: join(folder, 'program.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@signpost/source'],
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the program with a settings file, variables and arguments. */
async function start(settings: string, env: Record<string, string>, argv: string[]) {
  const file = join(folder, 'settings.json')
  await writeFile(file, settings)
  return run(process.execPath, [join(folder, 'program.mjs'), ...argv], { env: { SETTINGS: file, ...env } })
}

test('a process takes its settings from a file, its environment and its arguments', async () => {
  const settings = { server: { port: 1, host: '::1' }, level: 'debug', tags: ['file'] }
  const { stdout, stderr } = await start(JSON.stringify(settings), { PORT: '2', LEVEL: 'info', TOKEN: 'hunter2' }, [
    '--server.port=3',
    '--no-minify',
  ])
  expect(stderr).toBe('')
  const lowest = { layer: 'settings.json', default: false, overridden: [] }
  expect(JSON.parse(stdout)).toEqual({
    config: { server: { port: 3, host: '::1' }, level: 'info', minify: false, tags: ['file'], token: '[secret]' },
    explained: [
      {
        path: 'server.port',
        layer: 'arguments',
        source: '--server.port',
        raw: '3',
        default: false,
        overridden: ['environment', 'settings.json'],
      },
      { ...lowest, path: 'server.host', raw: '::1' },
      { ...lowest, path: 'level', layer: 'environment', source: 'LEVEL', raw: 'info', overridden: ['settings.json'] },
      { ...lowest, path: 'minify', layer: 'arguments', source: '--no-minify', raw: false },
      { ...lowest, path: 'tags', raw: ['file'] },
      { ...lowest, path: 'token', layer: 'environment', source: 'TOKEN', raw: '[secret]' },
    ],
  })
})

test('a process with invalid settings reports every issue and no secret', async () => {
  const failed = start('{ "server": { "prot": 1 } }', { PORT: 'http', LEVEL: 'all', TOKEN: 'hunter2' }, [
    '--server.host',
  ])
  const { stderr } = (await failed.then(
    () => ({ stderr: '' }),
    (error: unknown) => error,
  )) as { stderr: string }
  expect(stderr).toContain('server.host: expected a value after --server.host (--server.host, arguments)')
  expect(stderr).toContain('server.prot: there is no such setting (settings.json)')
  expect(stderr).toContain('server.port: expected a number, found "http" (PORT, environment)')
  expect(stderr).toContain('level: expected one of "info", "debug", found "all" (LEVEL, environment)')
  expect(stderr).not.toContain('hunter2')
})
