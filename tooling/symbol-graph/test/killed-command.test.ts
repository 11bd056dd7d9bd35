import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractInto, temporaryFolder } from './extract-case.ts'

const bin = path.join(import.meta.dirname, '../bin.js')

let root: string
let folder: string

beforeAll(() => {
  root = temporaryFolder()
  folder = extractInto(root, 'two-names').folder
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['is not published when the command that reads its output has ended', false],
  ['is published when its output is read', true],
])('a graph %s', { timeout: 60_000 }, async (_, isRead) => {
  const out = path.join(root, `graph-${isRead}`)
  const child = spawn(process.execPath, [bin, 'build', '--root', root, '--packages', folder, '--out', out], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (isRead) child.stdout.resume()
  else child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(existsSync(path.join(out, 'manifest.json'))).toBe(isRead)
  expect(code).toBe(isRead ? 0 : 1)
  expect(errors).toBe(isRead ? '' : `The command that started this build has ended: graph-false stays as it was.\n`)
})
