import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { StepEndedError } from './step-error.ts'
import { stepThread, type StepThread } from './step-thread.ts'

interface Module {
  double(number: number): number
  fail(): void
  full(): void
  leave(code: number): void
}

let folder: string
let thread: StepThread<Module>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-thread-'))
  writeFileSync(
    join(folder, 'module.mjs'),
    `export const double = async (number) => 2 * number
     export const fail = () => {
       throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write', path: '/a' })
     }
     export const full = () => { for (const kept = []; ; ) kept.push(new Array(10_000).fill({})) }
     export const leave = (code) => process.exit(code)`,
  )
  thread = stepThread<Module>('docs', pathToFileURL(join(folder, 'module.mjs')).href, undefined, 40)
})
afterEach(() => thread.close())
afterAll(() => rmSync(folder, { recursive: true }))

test('a function is called with its arguments, and has its result', async () => {
  expect(await Promise.all([thread.run('double', 2), thread.run('double', 3)])).toEqual([4, 6])
})

test('an error of a function has its message and the fields of the file system', async () => {
  await expect(thread.run('fail')).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC', path: '/a' })
  expect(await thread.run('double', 1)).toBe(2)
})

test('a thread that leaves is one sentence, and the next call has another', async () => {
  await expect(thread.run('leave', 3)).rejects.toEqual(new StepEndedError('docs', 'ended with exit code 3.'))
  expect(await thread.run('double', 1)).toBe(2)
})

test('so is one whose heap is full', async () => {
  await expect(thread.run('full')).rejects.toThrow(
    /^The step "docs" ran out of memory \(heap limit 40 MB\)\. Set NODE_OPTIONS=--max-old-space-size=80 and try again\.$/,
  )
})

test('a module that cannot be loaded fails its calls', async () => {
  const none = stepThread<Module>('docs', pathToFileURL(join(folder, 'none.mjs')).href)
  await expect(none.run('double', 1)).rejects.toThrow('Cannot find module')
  none.close()
})
