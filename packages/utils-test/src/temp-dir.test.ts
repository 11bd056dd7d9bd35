import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { JsonFile } from './file-tree.ts'
import { createTempDir, type TempDir } from './temp-dir.ts'

async function temporary(...args: Parameters<typeof createTempDir>): Promise<TempDir> {
  const dir = await createTempDir(...args)
  onTestFinished(() => dir.remove())
  return dir
}

describe('createTempDir', () => {
  test('creates a new folder with the tree', async () => {
    const bytes = new Uint8Array([0xff, 0x00, 0x7f])
    const tree = { 'a.txt': 'a', empty: {}, src: { 'data.bin': bytes, 'package.json': new JsonFile({ name: 'demo' }) } }
    const dir = await temporary(tree)
    expect((await temporary()).path).not.toBe(dir.path)
    expect(isAbsolute(dir.path)).toBe(true)
    expect(readFileSync(join(dir.path, 'a.txt'), 'utf8')).toBe('a')
    expect([...readFileSync(join(dir.path, 'src/data.bin'))]).toEqual([...bytes])
    expect(readFileSync(join(dir.path, 'src/package.json'), 'utf8')).toBe('{\n  "name": "demo"\n}\n')
    expect(statSync(join(dir.path, 'empty')).isDirectory()).toBe(true)
  })

  test('takes a prefix and a parent', async () => {
    const parent = await temporary()
    const dir = await createTempDir({}, { prefix: 'build-', parent: parent.path })
    expect(readdirSync(parent.path)).toEqual([expect.stringMatching(/^build-.{6}$/)])
    expect(dir.path.startsWith(parent.path)).toBe(true)
  })

  test('is removed when the block ends, also by an error, and only once', async () => {
    let path = ''
    const body = async (): Promise<void> => {
      await using dir = await createTempDir({ 'deep/er/a.txt': 'a' })
      path = dir.path
      expect(existsSync(path)).toBe(true)
      throw new Error('the body threw')
    }
    await expect(body()).rejects.toThrow('the body threw')
    expect(path).not.toBe('')
    expect(existsSync(path)).toBe(false)

    const dir = await createTempDir()
    await dir.remove()
    await expect(dir.remove()).resolves.toBeUndefined()
  })

  test('leaves nothing when the tree cannot be written', async () => {
    const parent = await temporary()
    await expect(createTempDir({ 'a.txt': 'a', '../b.txt': 'b' }, { parent: parent.path })).rejects.toThrow(RangeError)
    expect(await parent.snapshot()).toEqual({})
  })
})

describe('TempDir', () => {
  test('returns paths inside and rejects those outside', async () => {
    const dir = await temporary()
    expect(dir.file('src/../a.txt')).toBe(join(dir.path, 'a.txt'))
    expect(dir.file('..a')).toBe(join(dir.path, '..a'))
    for (const outside of ['..', '../a.txt', 'a/../../b', '/etc/hosts']) {
      expect(() => dir.file(outside), outside).toThrow(`Expected a path within ${dir.path}, found "${outside}": `)
    }
    await expect(dir.write({ src: { '../../a.txt': 'a' } })).rejects.toThrow(RangeError)
  })

  test('writes more, replaces, reads, and names a missing file', async () => {
    const dir = await temporary({ src: { 'a.txt': 'a', 'b.txt': 'b' } })
    await dir.write({ 'src/a.txt': 'ä', 'src/c/d.txt': 'd' })
    expect(await dir.read('src/a.txt')).toBe('ä')
    expect(await dir.snapshot()).toEqual({ src: { 'a.txt': 'ä', 'b.txt': 'b', c: { 'd.txt': 'd' } } })
    await expect(dir.read('none.txt')).rejects.toThrow(dir.file('none.txt'))
  })

  test('takes a snapshot that recreates the same folder', async () => {
    const tree = { 'z.txt': '\uFEFFz', 'a.bin': new Uint8Array([0xff]), folder: {}, __proto__x: { 'b.txt': '' } }
    const dir = await temporary(tree)
    writeFileSync(dir.file('__proto__'), 'a name like any other')
    symlinkSync('z.txt', dir.file('link.txt'))
    const snapshot = await dir.snapshot()
    expect(Object.keys(snapshot)).toEqual(['__proto__', '__proto__x', 'a.bin', 'folder', 'z.txt'])
    expect(snapshot).toMatchObject(tree)
    expect(await (await temporary(snapshot)).snapshot()).toEqual(snapshot)
  })

  describe('git', () => {
    const ask = (dir: TempDir, ...args: string[]): string =>
      execFileSync('git', args, { cwd: dir.path, encoding: 'utf8' }).trim()

    test('commits everything, the same files with the same hash', async () => {
      const tree = { '.gitignore': 'a.txt\n', 'a.txt': 'a' }
      const [one, other] = [await temporary(tree), await temporary(tree)]
      const hash = await one.git('First')
      expect(await other.git('First')).toBe(hash)
      expect(ask(one, 'log', '--format=%H %an %s', '--name-only')).toBe(`${hash} Test First\n\n.gitignore\na.txt`)
      expect(ask(one, 'branch', '--show-current')).toBe('main')
      expect(ask(one, 'status', '--porcelain')).toBe('')
      expect(await one.snapshot()).toEqual(tree)
    })

    test('refuses half a character, which a file does not keep', async () => {
      await expect(temporary({ 'a.txt': 'a\uD800' })).rejects.toThrow(/^Expected a text of whole characters as "a.txt"/)
    })

    test('commits again', async () => {
      const dir = await temporary({ 'a.txt': 'a' })
      const first = await dir.git()
      await dir.write({ 'b.txt': 'b' })
      const second = await dir.git('Add b')
      expect(ask(dir, 'log', '--format=%H')).toBe(`${second}\n${first}`)
    })

    test('ignores user settings and surrounding repositories', async () => {
      const outer = await temporary({ gitconfig: '[user]\n\tname = Somebody\n[commit]\n\tgpgSign = true\n' })
      vi.stubEnv('GIT_CONFIG_GLOBAL', outer.file('gitconfig'))
      vi.stubEnv('GIT_DIR', outer.file('.git'))
      vi.stubEnv('GIT_INDEX_FILE', outer.file('index'))
      onTestFinished(() => void vi.unstubAllEnvs())
      const dir = await temporary({ 'a.txt': 'a' })
      await dir.git()
      vi.unstubAllEnvs()
      expect(ask(dir, 'log', '--format=%an')).toBe('Test')
      expect(readdirSync(outer.path)).toEqual(['gitconfig'])
    })

    test('reports the output of git', async () => {
      const dir = await temporary({ '.git': 'no repository' })
      await expect(dir.git()).rejects.toThrow(/fatal: .*gitfile/)
    })
  })
})
