import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { findFences } from './examples.ts'

/**
 * Registers the tests of a README: its first example prints what the comments of its `console.log` lines say, and it names
 * every export.
 *
 * @param folder - The package's folder. Packages left out of the bundle are resolved from it.
 * @param exported - The module of the package.
 * @param external - Packages to leave out of the bundle, besides those of Node.js.
 */
export function testReadme(folder: string, exported: object, external: readonly string[] = []): void {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')

  test('the example of the README prints what its comments say', async () => {
    const { code } = findFences(readme)[0]!
    const expected = [...code.matchAll(/^ *console\.log\(.*\) \/\/ (.+)$/gm)].map(([, output]) => output)
    const input = await bundle(folder, code, ['node:*', ...external])
    const printed = execFileSync(process.execPath, ['--input-type=module'], { input, encoding: 'utf8', cwd: folder })

    expect(expected.length).toBeGreaterThan(0)
    expect(printed.trimEnd().split('\n')).toEqual(expected)
  })

  test('the README names every export', () => {
    expect(Object.keys(exported).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
}
