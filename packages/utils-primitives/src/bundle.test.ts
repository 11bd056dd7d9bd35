import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'

const root = join(import.meta.dirname, '..')

/** The parts of the package that a bundler keeps for a program with a single import. */
async function bundle(name: string): Promise<{ files: string[]; code: string }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${name} } from '@signpost/utils-primitives'`, resolveDir: root },
    absWorkingDir: root,
    conditions: ['@signpost/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  })
  const { inputs } = Object.values(metafile.outputs)[0]!
  const kept = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const files = kept.map(([file]) => relative('src', file)).filter((file) => !file.includes('stdin'))
  return { files: files.sort(), code: outputFiles[0]!.text }
}

describe.each(Object.keys(everything))('importing %s alone', (name) => {
  test('takes at most 0.7 kB, compressed', async () => {
    const { code } = await bundle(name)
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(700)
  })
})

test.each([
  ['isDefined', ['is-defined.ts']],
  ['kebabCase', ['case.ts', 'words.ts']],
  ['deepMerge', ['deep-merge.ts', 'failure.ts', 'is-plain-object.ts']],
  ['throttle', ['check-timer.ts', 'debounce.ts', 'failure.ts', 'throttle.ts']],
  ['memoize', ['is-promise-like.ts', 'memoize.ts']],
  ['Deferred', ['deferred.ts', 'is-promise-like.ts']],
  ['isBrowser', ['environment.ts']],
])('importing %s leaves all others out', async (name, files) => {
  expect((await bundle(name)).files).toEqual(files)
})

test('no module of Node.js is imported', async () => {
  const { code } = await bundle(Object.keys(everything).join(', '))
  expect(code).not.toMatch(/\b(import|require)\b/)
})
