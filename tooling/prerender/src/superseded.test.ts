import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin.js', import.meta.url))
const site = fileURLToPath(new URL('../test/fixtures/site', import.meta.url))
let folder: string
let args: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'superseded-'))
  args = [bin, '--site', site, '--server', 'handler.js', '--out', join(folder, 'dist'), '--threads', '1']
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const page = (): string => readFileSync(join(folder, 'dist', 'docs', 'intro.html'), 'utf8')
const release = (): void => writeFileSync(join(folder, 'go'), '')

/** Variables of a build whose pages have these words; one that is held waits before it renders its last page. */
function variables(words: string, isHeld = false): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SITE_WORDS: words,
    XDG_CACHE_HOME: join(folder, 'cache'),
    ...(isHeld && { SITE_WAIT: join(folder, 'go') }),
  }
}

/** Waits for the held build to render. */
async function untilHeld(): Promise<void> {
  const watcher = watch(folder)
  const hasCome = (): boolean => existsSync(join(folder, 'go.waiting'))
  while (!hasCome()) await once(watcher, 'change')
  watcher.close()
}

async function endOf(
  child: ChildProcess,
  stream: NodeJS.ReadableStream,
): Promise<{ code: number | null; errors: string }> {
  let errors = ''
  stream.on('data', (chunk) => (errors += String(chunk)))
  await Promise.all([once(child, 'close'), once(stream, 'close')])
  return { code: child.exitCode, errors }
}

function build(words: string, isHeld = false): ReturnType<typeof endOf> {
  const child = spawn(process.execPath, args, { env: variables(words, isHeld) })
  child.stdout.resume()
  return endOf(child, child.stderr)
}

test('R39: a build publishes nothing once a newer one of the same output has started', async () => {
  const older = build('older', true)
  await untilHeld()
  expect(await build('newer')).toEqual({ code: 0, errors: '' })
  release()
  expect(await older).toEqual({
    code: 1,
    errors: '[ERROR] A newer build of dist has started: this one leaves it as it is.\n',
  })
  expect(page()).toContain('newer')
  expect(readdirSync(folder).sort()).toEqual(['cache', 'dist', 'go', 'go.waiting'])
})

test('R39: a build whose command was killed does not publish over what the next command restored', async () => {
  expect(await build('restored')).toMatchObject({ code: 0 })
  // As a task runner: its child is in a group of its own and writes to a pipe that the runner reads.
  const runner = `
    const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ${JSON.stringify(args)}, { detached: true, stdio: ['ignore', 'pipe', 3] })
    child.stdout.resume()`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', runner], {
    env: variables('orphan', true),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = endOf(command, command.stdio[3] as NodeJS.ReadableStream)
  await untilHeld()
  command.kill('SIGKILL')
  await once(command, 'exit')
  release()
  expect((await ended).errors).toBe('[ERROR] The command that started this build has ended: dist stays as it was.\n')
  expect(page()).toContain('restored')
  expect(readdirSync(folder).sort()).toEqual(['cache', 'dist', 'go', 'go.waiting'])
})
