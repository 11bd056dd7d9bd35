import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hintAtWorkspace } from './workspace-hint.ts'

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-hint-')))
  mkdirSync(join(folder, 'libs/core'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"workspaces":["libs/*"]}')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const hintIn = (path: string, root?: string): string[] => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(folder, path))
  const calls = vi.spyOn(console, 'error').mockReturnValue()
  hintAtWorkspace(root === undefined ? {} : { root })
  return calls.mock.calls.map(([text]) => String(text))
}

test('a folder of a workspace names its root, unless a root is given', () => {
  const path = join('..', '..')
  expect(hintIn('libs/core')).toEqual([
    `This folder is in the workspace ${path}: only the packages in it are documented. Run this there, or with --root ${path}, for all.`,
  ])
})

test.each([
  ['the root', '', undefined],
  ['a folder with --root', 'libs/core', '.'],
])('%s needs no hint', (_, path, root) => {
  expect(hintIn(path, root)).toEqual([])
})
