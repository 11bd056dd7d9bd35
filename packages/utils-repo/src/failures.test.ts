import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { afterAll, expect, test } from 'vitest'
import { getWorkspaces, getWorkspacesSync, Workspace } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'failures-'))
mkdirSync(join(root, 'packages/a'), { recursive: true })
writeFileSync(join(root, 'package.json'), '{"name":"root"}')
writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages: [packages/*]\n')
writeFileSync(join(root, 'packages/a/package.json'), '{"name":"a"}')
afterAll(() => rmSync(root, { recursive: true }))

const opened = await Workspace.open(root)
const names = async (): Promise<string[]> => (await getWorkspaces(root)).map(({ name }) => name)
const namesSync = (): string[] => getWorkspacesSync(root).map(({ name }) => name)

/** An error as the system reports it. */
const denied = (): Error => Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' })

const failing = (method: string, use: () => unknown, owner: object = promises): FailureCase => ({
  owner: () => owner,
  method,
  use,
  error: denied,
  faults: owner === promises ? { rejects: { code: 'EACCES' } } : { throws: { code: 'EACCES' } },
})

testFailures('workspaces', {
  'reading of a manifest': failing('readFile', names),
  'reading of a manifest at once': failing('readFileSync', namesSync, fs),
  'the real path of a package': failing('realpath', names),
  'the real path of a package at once': failing('realpathSync', namesSync, fs),
  'a slow disk': { ...failing('readFile', names), faults: { 'is slow': { returns: ['a'] } } },
  // The packages of before stay.
  'a refresh': {
    ...failing('readFile', async () => {
      const error = await opened.refresh().catch((thrown: { code?: string }) => thrown.code)
      return { error, names: opened.packages.map(({ name }) => name) }
    }),
    faults: { rejects: { returns: { error: 'EACCES', names: ['a'] } } },
  },
})

const text = 'packages: [packages/*]\n'

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['Latin-1', Buffer.from(`# caf\xE9\n${text}`, 'latin1')],
  ['a text', Buffer.from('packages')],
])('workspaces of a file in %s are refused, not none', async (_, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"name":"root"}')
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), bytes)
    const invalid = expect.objectContaining({ code: 'INVALID_CONFIG' })
    await expect(getWorkspaces(folder)).rejects.toThrow(invalid)
    expect(() => getWorkspacesSync(folder)).toThrow(invalid)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an empty file, one of comments and one with a byte order mark are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-'))
  mkdirSync(join(folder, 'packages/a'), { recursive: true })
  writeFileSync(join(folder, 'packages/a/package.json'), '{"name":"a"}')
  writeFileSync(join(folder, 'package.json'), '{"name":"root"}')
  const read = (yaml: string): string[] => {
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), yaml)
    return getWorkspacesSync(folder).map(({ name }) => name)
  }
  expect(['', '# none\n', `\uFEFF${text}`].map(read)).toEqual([[], [], ['a']])
  rmSync(folder, { recursive: true })
})
