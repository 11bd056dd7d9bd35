import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const { outputFiles } = await build({
  entryPoints: [`${import.meta.dirname}/environment.ts`],
  bundle: true,
  format: 'iife',
  globalName: 'environment',
  write: false,
})

test.each([
  ['a server', {}, { isBrowser: false, isServer: true }],
  ['a page', { window: {}, document: {} }, { isBrowser: true, isServer: false }],
  ['a worker', { WorkerGlobalScope: Object }, { isBrowser: false, isServer: false }],
  ['a server with half a window', { window: {} }, { isBrowser: false, isServer: true }],
])('on %s', (_, globals, expected) => {
  const found: unknown = runInNewContext(`${outputFiles[0]!.text}; environment`, { ...globals })
  expect(found).toMatchObject(expected)
})
