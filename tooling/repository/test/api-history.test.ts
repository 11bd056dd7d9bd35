import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

test('the history of the API is that of the committed reports', () => {
  const args = ['tooling/api-review/bin.js', 'history', '--check']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 })
})
