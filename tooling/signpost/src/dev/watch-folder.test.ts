import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

let folder: string
let root: string
let end: () => void = () => undefined
/** The files that were told, by their paths in the root. */
let told: string[] = []
let failures: string[] = []

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-watch-')))
  root = join(folder, 'root')
  mkdirSync(root)
})
afterEach(() => {
  end()
  // Node.js cannot remove a path that is too long.
  expect(spawnSync('rm', ['-rf', folder]).status).toBe(0)
})

function write(file: string, text = 'x'): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

function start(isWanted: (path: string) => boolean = () => true): void {
  told = []
  failures = []
  end = watchFolder(root, {
    isWanted,
    changed: (path) => told.push(relative(root, path)),
    failed: (error, path) => failures.push(`${error.code} ${relative(root, path).slice(0, 10)}`),
  })
}

/** Waits until these files were told, once each and no others; forgets them. */
async function expectTold(...files: string[]): Promise<void> {
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(files.length)
  await setTimeout(200)
  expect([...told].sort()).toEqual(files.sort())
  told = []
}

describe('watchFolder', () => {
  test('tells of files that are new, changed and gone, and of nothing that was there', async () => {
    write('deep/er/old.md')
    start()
    await setTimeout(200)
    expect(told).toEqual([])
    write('deep/er/new.md')
    await expectTold('deep/er/new.md')
    write('deep/er/old.md', 'y')
    await expectTold('deep/er/old.md')
    rmSync(join(root, 'deep/er/new.md'))
    await expectTold('deep/er/new.md')
  })

  test('tells once of a file that is emptied, written in steps, or replaced by another', async () => {
    write('a.md')
    // The time of the watched folder stands still between steps, however slow the machine is. Events need real time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      start()
      const steps = [
        () => write('a.md', ''),
        () => write('a.md', 'one'),
        () => {
          write('.a.md', 'two')
          renameSync(join(root, '.a.md'), join(root, 'a.md'))
        },
      ]
      for (const step of steps) {
        step()
        await setTimeout(10)
        vi.advanceTimersByTime(10)
      }
      expect(told).toEqual([])
      vi.advanceTimersByTime(200)
      expect(told).toEqual(['a.md'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('misses no file of folders that another program makes step by step', async () => {
    const count = 200
    start()
    const script = `
      const { mkdirSync, writeFileSync } = require('node:fs')
      const wait = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); }
      for (let at = 0; at < ${count}; at++) {
        let folder = String(at)
        for (const name of ['', '/docs', '/en']) {
          folder += name
          mkdirSync(folder)
          wait(Math.random() * 3)
        }
        writeFileSync(folder + '/intro.md', '')
        wait(10)
      }`
    const program = spawn(process.execPath, ['-e', script], { cwd: root, stdio: 'inherit' })
    expect(await new Promise((resolve) => program.once('exit', resolve))).toBe(0)
    const files = Array.from({ length: count }, (_, at) => `${at}/docs/en/intro.md`)
    await expectTold(...files)
    for (const file of files) write(file, 'again')
    await expectTold(...files)
  })

  test('tells of what comes and goes with a whole folder', async () => {
    mkdirSync(join(folder, 'outside/in'), { recursive: true })
    writeFileSync(join(folder, 'outside/in/a.md'), '')
    writeFileSync(join(folder, 'outside/b.md'), '')
    start()
    renameSync(join(folder, 'outside'), join(root, 'inside'))
    await expectTold('inside/in/a.md', 'inside/b.md')
    write('inside/in/a.md', 'y')
    await expectTold('inside/in/a.md')
    renameSync(join(root, 'inside'), join(folder, 'outside'))
    await expectTold('inside/in/a.md', 'inside/b.md')
  })

  test('follows a folder that is put in the place of another', async () => {
    write('docs/a.md')
    start()
    rmSync(join(root, 'docs'), { recursive: true })
    write('docs/b.md')
    await expectTold('docs/a.md', 'docs/b.md')
    write('docs/b.md', 'y')
    await expectTold('docs/b.md')
  })

  test('looks into nothing that is not wanted', async () => {
    write('node_modules/x/a.md')
    start((path) => !path.includes('node_modules'))
    write('node_modules/x/a.md', 'y')
    write('node_modules/y/a.md')
    write('a.md')
    await expectTold('a.md')
  })

  test('follows links, to files and to folders, and none in a circle', async () => {
    mkdirSync(join(folder, 'outside'))
    writeFileSync(join(folder, 'outside/a.md'), '')
    symlinkSync(join(folder, 'outside'), join(root, 'linked'))
    symlinkSync(join(folder, 'outside/a.md'), join(root, 'README.md'))
    symlinkSync(root, join(root, 'again'))
    symlinkSync('self', join(root, 'self'))
    start()
    writeFileSync(join(folder, 'outside/a.md'), 'longer')
    await expectTold('README.md', 'linked/a.md')
    expect(failures).toEqual([])
  })

  test('says once what it cannot watch, and watches the rest', async () => {
    // Names are short enough, but the path of the innermost folder is longer than the system takes.
    const script = `
      const { mkdirSync } = require('node:fs')
      const name = 'x'.repeat(200)
      while (process.cwd().length < 3800) {
        mkdirSync(name)
        process.chdir(name)
      }
      mkdirSync(name + '/' + name, { recursive: true })`
    const made = spawnSync(process.execPath, ['-e', script], { cwd: root })
    expect(made.stderr.toString()).toBe('')
    start()
    expect(failures).toEqual(['ENAMETOOLONG xxxxxxxxxx'])
    write('a.md')
    await expectTold('a.md')
  })
})
