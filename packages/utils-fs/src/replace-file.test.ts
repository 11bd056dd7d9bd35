import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, readdirSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { writeJson } from './index.ts'

/** Functions of Node.js that the tests make fail. */
const real = await vi.importActual<typeof files>('node:fs/promises')
vi.mock(import('node:fs/promises'), async (load) => {
  const actual = await load()
  return { ...actual, open: vi.fn(actual.open), rename: vi.fn(actual.rename) }
})

const folder = useTempFolder()
let file: string
beforeEach(() => {
  file = folder.write('a.json', '{"old":true}\n')
  vi.mocked(files.open).mockReset().mockImplementation(real.open)
  vi.mocked(files.rename).mockReset().mockImplementation(real.rename)
})

const failure = Object.assign(new Error("EIO: i/o error, rename 'a' -> 'b'"), { code: 'EIO', syscall: 'rename' })

describe('a write that fails', () => {
  test('at the rename keeps the old file, and leaves no temporary file', async () => {
    vi.mocked(files.rename).mockImplementation(async (from) => {
      expect(readFileSync(String(from), 'utf8')).toBe('{"new":true}\n')
      throw failure
    })
    await expect(writeJson(file, { new: true })).rejects.toMatchObject({
      name: 'FsError',
      code: 'EIO',
      path: file,
      message: `Could not write "${file}": i/o error (EIO)`,
      cause: failure,
    })
    expect(readFileSync(file, 'utf8')).toBe('{"old":true}\n')
    expect(readdirSync(folder.path)).toEqual(['a.json'])
  })

  test.each(['writeFile', 'sync', 'close'] as const)(
    'at %s leaves the old file, and nothing beside it',
    async (step) => {
      vi.mocked(files.open).mockImplementation(async (...args) => {
        const handle = await real.open(...args)
        const { close } = handle
        vi.spyOn(handle, step).mockImplementation(async () => {
          if (step === 'close') await close.call(handle)
          throw failure
        })
        return handle
      })
      await expect(writeJson(file, { new: true })).rejects.toMatchObject({ code: 'EIO' })
      expect(files.rename).not.toHaveBeenCalled()
      expect(readFileSync(file, 'utf8')).toBe('{"old":true}\n')
      expect(readdirSync(folder.path)).toEqual(['a.json'])
    },
  )
})

test('the text is on the disk before the file is renamed', async () => {
  const steps: string[] = []
  vi.mocked(files.open).mockImplementation(async (...args) => {
    const handle = await real.open(...args)
    for (const step of ['writeFile', 'sync', 'close'] as const) {
      const original = handle[step].bind(handle) as (...given: unknown[]) => Promise<void>
      vi.spyOn(handle, step).mockImplementation(async (...given: unknown[]) => {
        await original(...given)
        steps.push(step)
      })
    }
    return handle
  })
  vi.mocked(files.rename).mockImplementation(async (from, to) => {
    steps.push('rename')
    await real.rename(from, to)
  })
  await writeJson(file, { new: true })
  expect(steps).toEqual(['writeFile', 'sync', 'close', 'rename'])
})

test('a process that is killed before the rename keeps the old file', async () => {
  const program = `
    import { promises } from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { writeJson } from './src/index.ts'

    promises.rename = async () => {
      process.stdout.write('written', () => process.kill(process.pid, 'SIGKILL'))
      await new Promise(() => setInterval(() => {}, 1000))
    }
    syncBuiltinESMExports()
    await writeJson(process.env.FILE!, { new: true })
  `
  const input = await bundle(join(import.meta.dirname, '..'), program, ['node:*'])
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    input,
    encoding: 'utf8',
    env: { ...process.env, FILE: file },
  })
  expect({ stdout, stderr }).toEqual({ stdout: 'written', stderr: '' })
  expect(status).not.toBe(0)

  expect(readFileSync(file, 'utf8')).toBe('{"old":true}\n')
  const left = readdirSync(folder.path).filter((name) => name !== 'a.json')
  expect(left).toEqual([expect.stringMatching(/^\.a\.json\..+\.tmp$/)])
  expect(readFileSync(folder.at(left[0]!), 'utf8')).toBe('{"new":true}\n')
})

// Windows has neither users by number nor folders in which anyone may replace a file.
test.skipIf(process.platform === 'win32').each([
  ['0o444', 'EACCES', '{"old":true}\n'],
  ['0o666', '', '{"new":true}\n'],
])('a file of another user with the mode %s', async (mode, code, after) => {
  const program = `
    import { writeJson } from './src/index.ts'
    await writeJson(process.env.FILE!, { new: true }).catch((error) => process.stdout.write(error.code))
  `
  const input = await bundle(join(import.meta.dirname, '..'), program, ['node:*'])
  chmodSync(folder.path, 0o777)
  chmodSync(file, Number(mode))
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    input,
    encoding: 'utf8',
    cwd: folder.path,
    env: { FILE: file },
    // Nothing is denied to root, so as `nobody`.
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  })
  expect({ stdout, stderr }).toEqual({ stdout: code, stderr: '' })
  expect(readFileSync(file, 'utf8')).toBe(after)
  expect(readdirSync(folder.path)).toEqual(['a.json'])
})
