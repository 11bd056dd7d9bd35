import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiFolderOf } from '../extraction/kept-extraction.ts'
import type { FoundPackage } from '@signpost/files/find-packages'
import { devPlaces, placesOf } from './places.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-places-'))
  vi.stubEnv('XDG_CACHE_HOME', folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a root has a folder of its own in the cache of the user', () => {
  const { cache, graph } = placesOf('/repo/one')
  expect(cache).toMatch(new RegExp(`^${join(folder, 'signpost')}/[\\da-f]{16}$`))
  expect(graph).toBe(join(cache, 'graph'))
  expect(placesOf('/repo/../repo/one').cache).toBe(cache)
  expect(placesOf('/repo/two').cache).not.toBe(cache)
  expect(statSync(join(folder, 'signpost')).mode & 0o777).toBe(0o700)
})

test('a folder that was asked for is used as it is', () => {
  expect(placesOf('/repo/one', '/shared/cache')).toEqual({
    root: '/repo/one',
    cache: '/shared/cache',
    graph: '/shared/cache/graph',
    content: '/shared/cache/content',
    examples: '/shared/cache/examples',
    sources: '/shared/cache/sources',
    releases: '/shared/cache/releases',
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a dev server shares only the releases with a build', () => {
  const places = placesOf('/repo/one', '/shared/cache')
  const dev = devPlaces(places)
  expect(dev.root).toBe(places.root)
  for (const key of ['graph', 'content', 'examples', 'sources'] as const)
    expect(dev[key]).toBe(join('/shared/cache/dev', key))
  expect(dev.releases).toBe(places.releases)
})

test('packages whose paths look alike have folders of their own', () => {
  const paths = ['', 'p/a', 'p__a', 'P/a', `q/${'n'.repeat(400)}`, `q/${'n'.repeat(401)}`]
  const folders = paths.map((path) => apiFolderOf('/cache', { path } as FoundPackage).toLowerCase())
  expect(new Set(folders).size).toBe(paths.length)
})

test.each([
  ['others can write to', (cache: string) => chmodSync(cache, 0o777), 'found a folder that other users can write to'],
  // Only root can give a folder to somebody else.
  ...(process.getuid?.() === 0
    ? [
        [
          'belongs to another user',
          (cache: string) => chownSync(cache, 12_345, 12_345),
          'found a folder of user 12345',
        ] as const,
      ]
    : []),
] as const)('a cache that %s ends a build with one sentence, and nothing is put in it', async (_, spoil, found) => {
  const cache = join(folder, 'signpost')
  mkdirSync(cache)
  spoil(cache)
  writeFileSync(join(folder, 'package.json'), '{"name":"x"}')
  const bin = join(import.meta.dirname, '../../bin.js')
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [bin, 'build', '--root', folder],
      { env: { ...process.env, XDG_CACHE_HOME: folder } },
      (error, _stdout, text) => {
        resolve({ code: error?.code, stderr: text })
      },
    )
  })
  expect(code).toBe(1)
  expect(stderr).toBe(
    `${cache}: ${found}, expected a folder of your own. Remove it, or name another with --cache or XDG_CACHE_HOME.\n`,
  )
  expect(readdirSync(cache)).toEqual([])
})
