import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UnsupportedUrlError } from '@signpost/utils-path'
import { describe, expect, test } from 'vitest'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { EntryKind, findUp, findUpSync, type FindUpSyncOptions, type FindUpSyncPredicate } from './index.ts'

const folder = useTempFolder()

/** A folder and its ancestors, the root last. */
const above = (path: string): string[] => (dirname(path) === path ? [path] : [path, ...above(dirname(path))])

type Find = (
  target: string | readonly string[] | FindUpSyncPredicate,
  options?: FindUpSyncOptions,
) => Promise<string | undefined>

describe.each<[string, Find]>([
  ['findUp', findUp],
  ['findUpSync', async (target, options) => findUpSync(target, options)],
])('%s', (_, find) => {
  test('finds the nearest, from the folder itself upwards', async () => {
    const outer = folder.write('a.json')
    const inner = folder.write('b/a.json')
    mkdirSync(folder.at('b/c/d'), { recursive: true })
    expect(await find('a.json', { from: folder.at('b/c/d') })).toBe(inner)
    expect(await find('a.json', { from: folder.at('b') })).toBe(inner)
    expect(await find('a.json', { from: folder.path })).toBe(outer)
  })

  test('starts from a file, a URL, or a missing path', async () => {
    const found = folder.write('a.json')
    const file = folder.write('b/c #1.ts')
    for (const from of [
      file,
      pathToFileURL(file),
      pathToFileURL(file).href,
      folder.at('b/missing/d'),
      join(file, 'e'),
    ]) {
      expect(await find('a.json', { from }), String(from)).toBe(found)
    }
  })

  test('starts from the working directory, and takes a path from it', async () => {
    const found = join(import.meta.dirname, '../package.json')
    expect(await find('package.json')).toBe(found)
    expect(await find('package.json', { from: 'src/json' })).toBe(found)
  })

  test('prefers a nearer folder to an earlier name, and an earlier name in one folder', async () => {
    folder.write('first')
    folder.write('b/second')
    folder.write('b/third')
    expect(await find(['first', 'second', 'third'], { from: folder.at('b') })).toBe(folder.at('b/second'))
    expect(await find(['third', 'second'], { from: folder.at('b') })).toBe(folder.at('b/third'))
    expect(await find([], { from: folder.at('b') })).toBeUndefined()
  })

  test('takes a name with folders in it', async () => {
    const found = folder.write('.config/a.json')
    mkdirSync(folder.at('b'))
    expect(await find('.config/a.json', { from: folder.at('b') })).toBe(found)
  })

  test('looks in stopAt, and not above', async () => {
    const outer = folder.write('a.json')
    mkdirSync(folder.at('b/c'), { recursive: true })
    const from = folder.at('b/c')
    expect(await find('a.json', { from, stopAt: folder.at('b') })).toBeUndefined()
    expect(await find('a.json', { from, stopAt: from })).toBeUndefined()
    expect(await find('a.json', { from, stopAt: folder.path })).toBe(outer)
    expect(await find('a.json', { from, stopAt: pathToFileURL(`${folder.path}/`) })).toBe(outer)
  })

  test('stops at the root, also when stopAt is not an ancestor', async () => {
    const name = randomUUID()
    expect(await find(name, { from: folder.path })).toBeUndefined()
    expect(await find(name, { from: folder.path, stopAt: folder.at('b') })).toBeUndefined()
    expect(await find(name, { from: parse(folder.path).root })).toBeUndefined()
  })

  test('finds what is in the root', async () => {
    const { root } = parse(folder.path)
    const name = folder.path.slice(root.length).split(/[\\/]/)[0]!
    expect(await find(name, { from: root })).toBe(join(root, name))
    expect(await find((above) => above === root, { from: folder.path })).toBe(root)
  })

  test('calls a predicate for every folder, and accepts a path, true, or undefined', async () => {
    const seen: string[] = []
    const file = folder.write('b/c.ts')
    const never = (path: string): undefined => void seen.push(path)
    expect(await find(never, { from: file })).toBeUndefined()
    expect(seen).toEqual(above(folder.at('b')))

    expect(await find((path) => path === folder.path, { from: file })).toBe(folder.path)
    expect(await find(() => 'a.json', { from: file })).toBe(folder.at('b/a.json'))
    expect(await find(() => folder.at('elsewhere'), { from: file })).toBe(folder.at('elsewhere'))
    expect(await find((path) => (path === folder.path ? true : ''), { from: file })).toBe(folder.path)
  })

  test('rethrows errors of a predicate', async () => {
    const failure = new Error('no')
    const predicate = (): never => {
      throw failure
    }
    await expect(find(predicate)).rejects.toBe(failure)
  })

  test('distinguishes files and folders on request, and follows links', async () => {
    folder.write('b/.git', 'gitdir: elsewhere')
    mkdirSync(folder.at('.git'))
    const from = folder.at('b')
    expect(await find('.git', { from })).toBe(folder.at('b/.git'))
    expect(await find('.git', { from, kind: EntryKind.File })).toBe(folder.at('b/.git'))
    expect(await find('.git', { from, kind: EntryKind.Directory })).toBe(folder.at('.git'))

    symlinkSync(folder.at('.git'), folder.at('b/link'))
    expect(await find('link', { from, kind: EntryKind.Directory })).toBe(folder.at('b/link'))
    symlinkSync(folder.at('missing'), folder.at('b/dangling'))
    expect(await find('dangling', { from })).toBeUndefined()
  })

  // As root nothing is denied, so skip the permission tests.
  test.skipIf(isRoot)('continues above an inaccessible folder', async () => {
    const found = folder.write('a.json')
    folder.write('b/a.json')
    chmodSync(folder.at('b'), 0)
    expect(await find('a.json', { from: folder.at('b') })).toBe(found)
    chmodSync(folder.at('b'), 0o700)
  })

  test('rejects other URLs', async () => {
    await expect(find('a', { from: 'https://example.com' })).rejects.toThrow(UnsupportedUrlError)
    await expect(find('a', { stopAt: new URL('https://example.com') })).rejects.toThrow(UnsupportedUrlError)
  })
})

test('findUp awaits a predicate', async () => {
  folder.write('b/c')
  expect(await findUp(async (path) => path === folder.path, { from: folder.at('b') })).toBe(folder.path)
  expect(await findUp(async () => 'd', { from: folder.at('b') })).toBe(folder.at('b/d'))
})

test('findUp is aborted before the next folder, with the reason of the signal', async () => {
  const reason = new Error('changed my mind')
  await expect(findUp('a', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)

  const controller = new AbortController()
  const seen: string[] = []
  const predicate = async (path: string): Promise<undefined> => {
    seen.push(path)
    controller.abort(reason)
  }
  await expect(findUp(predicate, { from: folder.path, signal: controller.signal })).rejects.toBe(reason)
  expect(seen).toEqual([folder.path])
})
