import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runHere, type Ending } from '@signpost/test-kit/run-here'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fewLibraries } from '../test/small-repository.ts'
import { run } from './run.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports ä '))
  write('package.json', '{"name":"acme","private":true,"workspaces":["libs/*"]}')
  library('a', 'export declare function unlock(): void;\n')
  library('b', 'export declare const size: number;\n')
  write('libs/app/package.json', '{"name":"@acme/app","private":true}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function library(name: string, declarations: string): void {
  const exports = { '.': { types: './index.d.ts' } }
  write(
    `libs/${name}/package.json`,
    JSON.stringify({ name: `@acme/${name}`, version: '1.0.0', type: 'module', exports }),
  )
  write(`libs/${name}/tsconfig.json`, JSON.stringify(fewLibraries))
  write(`libs/${name}/index.d.ts`, `/** @packageDocumentation Text. */\n/** Text. @public */\n${declarations}`)
}

const reports = (command: 'check' | 'update'): Promise<Ending> => runHere(run, root, ['reports', command])
const committed = (): string[] => readdirSync(join(root, 'api-reports')).sort()

test('check shows what differs, and update accepts it', async () => {
  expect(await reports('check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('a.api.md: a new API report'),
  })
  expect(await reports('update')).toMatchObject({ code: 0, stdout: expect.stringContaining('2 accepted now') })
  expect(committed()).toEqual(['a.api.md', 'b.api.md'])
  expect(await reports('check')).toMatchObject({ code: 0, stdout: '2 API reports, all as committed\n' })

  library('a', 'export declare function unlock(path: string): void;\n')
  const { code, stderr } = await reports('check')
  expect(code).toBe(1)
  expect(stderr).toContain('+export function unlock(path: string): void;')
  expect(stderr).toContain('`signpost reports update`')
  await reports('update')
  expect(readFileSync(join(root, 'api-reports/a.api.md'), 'utf8')).toContain('unlock(path: string)')
})

test('a package that is gone loses its report, but not while another cannot be extracted', async () => {
  await reports('update')
  rmSync(join(root, 'libs/b'), { recursive: true })
  rmSync(join(root, 'libs/a/index.d.ts'))
  const { code, stderr } = await reports('update')
  expect(code).toBe(1)
  expect(stderr).toContain('@acme/a')
  expect(committed()).toEqual(['a.api.md', 'b.api.md'])

  library('a', 'export declare function unlock(): void;\n')
  expect(await reports('update')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('removed api-reports/b.api.md'),
  })
  expect(committed()).toEqual(['a.api.md'])
})

test('the history of the API is checked and updated where there is one', async () => {
  await reports('update')
  write('api-reports/history/.keep', '')
  expect((await reports('check')).code).toBe(1)
  expect((await reports('update')).code).toBe(0)
  expect(readdirSync(join(root, 'api-reports/history')).sort()).toEqual(['.keep', 'a.json', 'b.json'])
  expect((await reports('check')).code).toBe(0)
})
