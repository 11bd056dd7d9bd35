import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

const files: Record<string, string> = {
  'tool/package.json': JSON.stringify({ version: '0.1.0', dependencies: { ext: '*', '@signpost/used': '*' } }),
  'tool/dist/cli.js': '1',
  'tool/node_modules/ext/package.json': '{"version":"1.0.0"}',
  'used/package.json': JSON.stringify({ version: '0.1.0', dependencies: { deep: '*' } }),
  'used/dist/index.js': '1',
  'used/node_modules/deep/package.json': '{"version":"1.0.0"}',
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'program-fingerprint-')))
  for (const [file, text] of Object.entries(files)) write(file, text)
  mkdirSync(join(folder, 'tool/node_modules/@signpost'))
  symlinkSync('../../../used', join(folder, 'tool/node_modules/@signpost/used'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The fingerprint as another process computes it. */
async function fingerprint(): Promise<string> {
  vi.resetModules()
  const { programFingerprint } = await import('./program-fingerprint.ts')
  return programFingerprint(join(folder, 'tool'))
}

test('is the same for the same program', async () => {
  const first = await fingerprint()
  write('tool/dist/notes.txt', 'not code')
  write('tool/dist/cli.d.ts', 'export {}')
  expect(await fingerprint()).toBe(first)
})

test.each([
  ['its code', 'tool/dist/cli.js', '2'],
  ['a new file', 'tool/dist/more.js', ''],
  ['the version of a dependency', 'tool/node_modules/ext/package.json', '{"version":"1.0.1"}'],
  ['the code of a workspace that it uses', 'used/dist/index.js', '2'],
  ['the version of a dependency of that workspace', 'used/node_modules/deep/package.json', '{"version":"1.0.1"}'],
])('changes with %s', async (_, file, text) => {
  const first = await fingerprint()
  write(file, text)
  expect(await fingerprint()).not.toBe(first)
})

test('changes with the version of Node', async () => {
  const first = await fingerprint()
  vi.stubGlobal('process', { ...process, version: 'v99.0.0' })
  expect(await fingerprint()).not.toBe(first)
})
