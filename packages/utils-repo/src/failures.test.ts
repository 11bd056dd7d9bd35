import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { afterAll } from 'vitest'
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
