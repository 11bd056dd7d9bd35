import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workspaceRoot } from './workspace-root.ts'

test.for<[string, string, string]>([
  ['pnpm', 'pnpm-workspace.yaml', 'packages: []'],
  ['npm and yarn', 'package.json', '{"workspaces": ["packages/*"]}'],
])('the workspace of %s around a folder', ([, file, text]) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-root-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'packages/core'), { recursive: true })
  writeFileSync(join(root, 'packages/core/package.json'), '{')
  expect(workspaceRoot(join(root, 'packages/core'))).toBe(join(root, 'packages/core'))
  writeFileSync(join(root, file), text)
  expect(workspaceRoot(join(root, 'packages/core'))).toBe(root)
})
