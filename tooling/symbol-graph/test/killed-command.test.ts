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

/** Runs the command line, whose output is read or closed at once. */
async function call(args: readonly string[], isRead: boolean): Promise<{ code: unknown; errors: string }> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (isRead) child.stdout.resume()
  else child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { code: await new Promise((resolve) => child.on('close', resolve)), errors }
}

test.each([
  ['is not published when the command that reads its output has ended', false],
  ['is published when its output is read', true],
])('a graph %s', { timeout: 60_000 }, async (_, isRead) => {
  const out = path.join(root, `graph-${isRead}`)
  const { code, errors } = await call(['build', '--root', root, '--packages', folder, '--out', out], isRead)
  expect(existsSync(path.join(out, 'manifest.json'))).toBe(isRead)
  expect(code).toBe(isRead ? 0 : 1)
  expect(errors).toBe(isRead ? '' : `The command that started this build has ended: graph-false stays as it was.\n`)
  if (isRead) {
    const shown = await call(['show', 'core!A', '--json', '--graph', out], false)
    expect(shown).toEqual({ code: 0, errors: '' })
  }
})
