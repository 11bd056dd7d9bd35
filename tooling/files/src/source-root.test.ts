import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SourceError } from './source-error.ts'
import { openSourceRoot } from './source-root.ts'

/** A folder with a repository `repo` of these files, beside `secret.txt`. */
function repository(files: Record<string, string> = {}): { folder: string; root: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'source-root-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  write(folder, {
    'secret.txt': 'secret',
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`repo/${file}`, text])),
  })
  mkdirSync(join(folder, 'repo'), { recursive: true })
  return { folder, root: join(folder, 'repo') }
}

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Reason why a file is not read. */
function refusalOf(root: string, file: string, limit?: number): SourceError {
  const source = openSourceRoot(root)
  expect(source.canRead(join(root, file))).toBe(false)
  return errorOf(() => source.read(join(root, file), limit))
}

function errorOf(read: () => unknown): SourceError {
  try {
    read()
  } catch (error) {
    if (error instanceof SourceError) return error
    throw error
  }
  throw new Error('The file was read.')
}

describe('reads', () => {
  test.for<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('a ț'), 'a ț'],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFa ț'), 'a ț'],
    ['UTF-16, least significant byte first', Buffer.from('\uFEFFa ț', 'utf16le'), 'a ț'],
    ['UTF-16, most significant byte first', Buffer.from('\uFEFFa ț', 'utf16le').swap16(), 'a ț'],
    ['an empty file', Buffer.alloc(0), ''],
  ])('%s', ([, bytes, text]) => {
    const { root } = repository()
    writeFileSync(join(root, 'a.txt'), bytes)
    expect(openSourceRoot(root).readText(join(root, 'a.txt'))).toBe(text)
  })

  test('a file of the root through links and `..`, and from a root that is a link', () => {
    const { folder, root } = repository({ 'a/b.txt': 'b' })
    link('b.txt', join(root, 'a/link.txt'))
    link('a', join(root, 'linked'))
    link('repo', join(folder, 'other'))
    for (const path of ['a/b.txt', 'a/link.txt', 'linked/link.txt', 'a/../a/b.txt', '../repo/a/b.txt']) {
      expect(openSourceRoot(root).readText(join(root, path))).toBe('b')
      expect(openSourceRoot(join(folder, 'other')).readText(`${folder}/other/${path}`)).toBe('b')
    }
  })

  test.for<[string, Record<string, string>, [string, string][], string]>([
    ['npm: a folder of node_modules', { 'node_modules/dep/a.txt': 'dep' }, [], 'node_modules/dep/a.txt'],
    [
      'npm: nested',
      { 'node_modules/dep/node_modules/deep/a.txt': 'dep' },
      [],
      'node_modules/dep/node_modules/deep/a.txt',
    ],
    [
      'pnpm: a link into the virtual store',
      { 'node_modules/.pnpm/dep@1.0.0/node_modules/dep/a.txt': 'dep' },
      [['../../../node_modules/.pnpm/dep@1.0.0/node_modules/dep', 'packages/x/node_modules/dep']],
      'packages/x/node_modules/dep/a.txt',
    ],
    [
      'yarn with linker pnpm: a link into its store',
      { 'node_modules/.store/dep-npm-1.0.0/package/a.txt': 'dep' },
      [['.store/dep-npm-1.0.0/package', 'node_modules/dep']],
      'node_modules/dep/a.txt',
    ],
    [
      'a workspace package',
      { 'packages/dep/a.txt': 'dep' },
      [['../packages/dep', 'node_modules/dep']],
      'node_modules/dep/a.txt',
    ],
  ])('%s', ([, files, links, path]) => {
    const { root } = repository(files)
    for (const [target, at] of links) link(target, join(root, at))
    expect(openSourceRoot(root).readText(join(root, path))).toBe('dep')
  })

  test('a package in the node_modules of a folder above the root, where a workspace keeps its store', () => {
    const { folder, root } = repository()
    write(folder, { 'node_modules/.pnpm/dep@1.0.0/node_modules/dep/a.txt': 'dep' })
    link('../../node_modules/.pnpm/dep@1.0.0/node_modules/dep', join(root, 'node_modules/dep'))
    expect(openSourceRoot(root).readText(join(root, 'node_modules/dep/a.txt'))).toBe('dep')
  })

  test('files of further folders, but not through links out of them', () => {
    const { folder, root } = repository()
    write(folder, { 'lib/a.txt': 'lib' })
    link('../secret.txt', join(folder, 'lib/b.txt'))
    const source = openSourceRoot(root, [join(folder, 'lib'), join(folder, 'absent')])
    expect(source.readText(join(folder, 'lib/a.txt'))).toBe('lib')
    expect(errorOf(() => source.readText(join(folder, 'lib/b.txt')))).toMatchObject({ code: 'outside', file: 'b.txt' })
  })
})

describe('refuses', () => {
  test.for<[string, [string, string][], string, string]>([
    ['a link to a file outside', [['../secret.txt', 'a.txt']], 'a.txt', 'a.txt'],
    [
      'a chain of links',
      [
        ['../secret.txt', 'c'],
        ['c', 'b'],
        ['b', 'a.txt'],
      ],
      'a.txt',
      'a.txt',
    ],
    ['a folder that is a link', [['..', 'docs']], 'docs/secret.txt', 'secret.txt'],
    ['a path with ..', [], '../secret.txt', 'secret.txt'],
    ['an absolute link', [['/etc/passwd', 'a.txt']], 'a.txt', 'a.txt'],
    ['a folder whose name begins as the root is called', [['../repo-secret', 'a']], 'a/b.txt', 'b.txt'],
  ])('%s', ([, links, path, shown]) => {
    const { folder, root } = repository()
    write(folder, { 'repo-secret/b.txt': 'secret' })
    for (const [target, at] of links) link(target, join(root, at))
    const error = refusalOf(root, path)
    expect(error).toMatchObject({ code: 'outside', file: shown })
    expect(error.message).not.toContain(folder)
    expect(error.message).toContain('give a --root that holds both')
  })

  test('what Git keeps, which may hold passwords', () => {
    const { root } = repository({ '.git/config': 'password' })
    link('../.git/config', join(root, 'docs/a.md'))
    expect(refusalOf(root, 'docs/a.md')).toMatchObject({ code: 'outside', file: 'docs/a.md' })
  })

  test('a package that is linked into node_modules from elsewhere, and says to install it', () => {
    const { folder, root } = repository()
    write(folder, { 'elsewhere/index.d.ts': '' })
    link('../../elsewhere', join(root, 'node_modules/dep'))
    const error = refusalOf(root, 'node_modules/dep/index.d.ts')
    expect(error).toMatchObject({
      code: 'outside',
      nextStep: expect.stringContaining('Install the package instead of linking it'),
    })
  })

  test('a pipe, a socket, a device and a folder, without waiting for them', async () => {
    const { folder, root } = repository({ 'folder/a.txt': '' })
    execFileSync('mkfifo', [join(root, 'pipe')])
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(join(root, 'socket'), resolve))
    onTestFinished(() => void server.close())
    for (const file of ['pipe', 'socket', 'folder'])
      expect(refusalOf(root, file)).toMatchObject({ code: 'not-a-file', file })
    link('/dev/zero', join(root, 'zero'))
    expect(refusalOf(root, 'zero')).toMatchObject({ code: 'outside' })
    expect(errorOf(() => openSourceRoot(root, ['/dev']).read('/dev/zero'))).toMatchObject({
      code: 'not-a-file',
      file: 'zero',
    })
    expect(folder).not.toBe(root)
  })

  test('more bytes than the limit, before it reads them', () => {
    const { root } = repository({ 'a.txt': 'abc', 'large.txt': '' })
    truncateSync(join(root, 'large.txt'), 2 ** 40)
    const source = openSourceRoot(root)
    expect(source.readText(join(root, 'a.txt'), 3)).toBe('abc')
    expect(errorOf(() => source.read(join(root, 'a.txt'), 2))).toMatchObject({
      code: 'too-large',
      found: '3 bytes',
      expected: 'at most 2',
    })
    expect(errorOf(() => source.read(join(root, 'large.txt')))).toMatchObject({ code: 'too-large', file: 'large.txt' })
  })

  test('what is not there, a link to nothing, a file in a file and a link to itself', () => {
    const { root } = repository({ 'a.txt': '' })
    link('nothing', join(root, 'b.txt'))
    link('loop', join(root, 'loop'))
    expect(refusalOf(root, 'c.txt')).toMatchObject({ code: 'missing', file: 'c.txt' })
    expect(refusalOf(root, 'b.txt')).toMatchObject({ code: 'missing', file: 'b.txt' })
    expect(refusalOf(root, 'a.txt/b')).toMatchObject({ code: 'missing', file: 'a.txt/b' })
    expect(refusalOf(root, 'loop')).toMatchObject({ code: 'unreadable', found: 'a link that leads to itself' })
  })

  // Permissions never fail for root.
  test.runIf(process.getuid?.() !== 0)('a file that may not be read', () => {
    const { root } = repository({ 'a.txt': 'a' })
    chmodSync(join(root, 'a.txt'), 0)
    expect(errorOf(() => openSourceRoot(root).read(join(root, 'a.txt')))).toMatchObject({
      code: 'unreadable',
      found: expect.stringContaining('EACCES'),
    })
  })

  test('a file that a link takes the place of after the root was opened', () => {
    const { root } = repository({ 'a/b.txt': 'b' })
    const source = openSourceRoot(root)
    expect(source.contains(join(root, 'a/b.txt'))).toBe(true)
    rmSync(join(root, 'a'), { recursive: true })
    link('..', join(root, 'a'))
    link('../secret.txt', join(root, 'b.txt'))
    expect(errorOf(() => source.read(join(root, 'a/secret.txt')))).toMatchObject({ code: 'outside' })
    expect(errorOf(() => source.read(join(root, 'b.txt')))).toMatchObject({ code: 'outside' })
  })

  test('names a file in one line', () => {
    const { root } = repository()
    link('../secret.txt', join(root, 'a\n\u001b[31mb\u202e.md'))
    expect(refusalOf(root, 'a\n\u001b[31mb\u202e.md').file).toBe(String.raw`a\n\u001b[31mb\u202e.md`)
  })
})
