import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test, vi } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the first example prints the documented output', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)![1]!
  const expected = [...code.matchAll(/\/\/ prints: (.*)$/gm)].map(([, text]) => text)
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'ts', resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@signpost/source'],
    write: false,
  })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)
  expect(log.mock.calls.map((values) => values.join(' '))).toEqual(expected)
  expect(expected.length).toBeGreaterThan(0)
})

test('names every value that the package exports', async () => {
  const { operators, ...values } = await import('./index.ts')
  for (const name of [...Object.keys(values), ...Object.keys(operators)]) expect(readme).toContain(`\`${name}\``)
})
