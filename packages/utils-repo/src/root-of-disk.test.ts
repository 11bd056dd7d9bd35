import type * as nodeFs from 'node:fs'
import type * as nodeFsPromises from 'node:fs/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, parse, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { findRoot, findRootSync, RootMarker } from './index.ts'

/** Simulates the root of the file system, which tests should not write to. */
const standIn = mkdtempSync(join(tmpdir(), 'root of the disk '))
const { root } = parse(standIn)
afterAll(() => rmSync(standIn, { recursive: true }))

const instead = vi.hoisted(() => ({ of: (path: string): string => path }))
instead.of = (path) => {
  const absolute = resolve(path)
  return dirname(absolute) === root && absolute !== root ? join(standIn, basename(absolute)) : path
}

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>()
  const readFileSync = (path: string, options: never): unknown => fs.readFileSync(instead.of(path), options)
  const statSync = (path: string): unknown => fs.statSync(instead.of(path))
  return { ...fs, readFileSync, statSync }
})
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof nodeFsPromises>()
  const readFile = (path: string, options: never): unknown => fs.readFile(instead.of(path), options)
  const stat = (path: string): unknown => fs.stat(instead.of(path))
  return { ...fs, readFile, stat }
})

const everywhere = [root, join(root, 'missing'), join(root, 'missing/folder')]

test('the root of the file system is searched: a marker there is found, from there and from below', async () => {
  for (const from of everywhere) await expect(findRoot(from), from).rejects.toThrow('found none')

  writeFileSync(join(standIn, 'package.json'), '{ "workspaces": ["packages/*"] }')
  for (const from of everywhere) {
    expect(await findRoot(from)).toBe(root)
    expect(findRootSync(from)).toBe(root)
    expect(await findRoot(from, { marker: RootMarker.Manifest })).toBe(root)
  }

  writeFileSync(join(standIn, 'package.json'), '{}')
  for (const from of everywhere) {
    await expect(findRoot(from)).rejects.toThrow('found none')
    expect(() => findRootSync(from)).toThrow('found none')
  }
})
