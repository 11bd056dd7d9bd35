import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root, workspaces } from './workspaces.ts'

/** The folders that tasks write, and that a cache hit has to bring back. */
const outputs = workspaces()
  .flatMap(({ directory }) => ['dist', 'build', '.api', '.graph', '.content'].map((name) => join(directory, name)))
  .filter((folder) => !relative(root, folder).startsWith('tooling/repository'))

/** Every task that writes one of these folders, those that the pages do not need included. */
function build(): { cached: number; attempted: number } {
  const text = execFileSync('turbo', ['run', 'build', 'api:extract', 'prerender', 'workbench', '--output-logs=none'], {
    cwd: root,
    encoding: 'utf8',
    env: process.env,
  })
  const [, cached, attempted] = /(\d+) cached, (\d+) total/.exec(text) ?? []
  return { cached: Number(cached), attempted: Number(attempted) }
}

/** Path and SHA-256 of every file below the output folders. */
function contents(): Map<string, string> {
  const hashes = new Map<string, string>()
  const walk = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name))
    else hashes.set(relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex'))
  }
  for (const folder of outputs) if (existsSync(folder)) walk(folder)
  return hashes
}

describe('a second build', () => {
  beforeAll(() => {
    build()
  })

  test('R2E runs nothing', () => {
    const { cached, attempted } = build()
    expect(attempted).toBeGreaterThan(10)
    expect(cached).toBe(attempted)
  })

  test('R21 restores every output byte for byte after all of them were deleted', () => {
    const before = contents()
    expect(before.size).toBeGreaterThan(100)
    for (const folder of outputs) rmSync(folder, { recursive: true, force: true })

    const { cached, attempted } = build()
    expect(cached).toBe(attempted)
    const after = contents()
    expect([...after.keys()]).toEqual([...before.keys()])
    expect([...after].filter(([path, hash]) => before.get(path) !== hash)).toEqual([])
  })
})

describe('tasks from the cache', () => {
  /** Output of tasks beside the first line of each, which says whether it ran. */
  function run(...options: string[]): { status: number | null; cached: number; lines: string[] } {
    const tasks = [
      'run',
      'api:extract',
      'graph:build',
      '--filter=@signpost/types',
      '--filter=@signpost/site',
      '--only',
      '--log-order=grouped',
    ]
    const { status, stdout } = spawnSync('turbo', [...tasks, ...options], {
      cwd: root,
      encoding: 'utf8',
      env: process.env,
    })
    const lines = stdout
      .split('\n')
      .filter((line) => /^@signpost\/\w+:[\w:]+: /.test(line) && !/: cache (?:hit|miss|bypass)/.test(line))
    return { status, cached: Number(/(\d+) cached/.exec(stdout)?.[1]), lines: lines.sort() }
  }

  test('print what they printed when they ran, and end the same', () => {
    const first = run('--force')
    expect(first).toMatchObject({ status: 0, cached: 0 })
    expect(first.lines.filter((line) => /\d+ exports|\d+ symbols/.test(line))).toHaveLength(2)
    expect(run()).toEqual({ ...first, cached: 2 })
  })
})
