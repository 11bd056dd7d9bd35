import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'

/** Bytes of a text after gzip at its highest level. */
export function compressedSize(code: string): number {
  return gzipSync(code, { level: 9 }).length
}

/**
 * Registers a test for each budget: a program with only these exports is not larger, minified and gzipped.
 *
 * @param folder - The package's folder.
 * @param budgets - Bytes by names of exports, separated by commas.
 * @param external - Packages to leave out of the bundle.
 * @param entry - The entry point: a source of the package.
 */
export function testSizes(
  folder: string,
  budgets: Readonly<Record<string, number>>,
  external: readonly string[] = [],
  entry = './src/index.ts',
): void {
  test.each(Object.entries(budgets))('%s fits in %d bytes', async (names, budget) => {
    const code = await bundle(folder, `export { ${names} } from '${entry}'`, external)
    expect(compressedSize(code)).toBeLessThanOrEqual(budget)
  })
}
