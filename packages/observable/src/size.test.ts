import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Minified code that the given exports add to a program. */
async function bundle(names: string): Promise<Uint8Array> {
  const result = await build({
    stdin: { contents: `export { ${names} } from './index.ts'`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@signpost/source'],
    write: false,
  })
  return result.outputFiles[0]!.contents
}

test.each([
  ['Observable, Subject, ValueSubject', 2500],
  ['Observable, Subject, ValueSubject, batch, computed', 3000],
  ['Observable, operators', 3500],
])('%s are under %i bytes, minified and compressed', async (names, limit) => {
  expect(gzipSync(await bundle(names)).length).toBeLessThan(limit)
})

test('unused exports are not shipped', async () => {
  const core = Buffer.from(await bundle('Observable')).toString()
  expect(core).not.toContain('depends on itself')
  const computed = Buffer.from(await bundle('computed')).toString()
  expect(computed).toContain('depends on itself')
})
