import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')

/**
 * Imports a TypeScript module that is not built, such as one of the tests. Its packages are not bundled.
 *
 * @param file - Path from the repository's root.
 */
export async function importSource(file) {
  const source = join(root, file)
  // Beside the source, so that its packages and `import.meta.url` resolve as usual.
  const folder = mkdtempSync(join(dirname(source), '.bundle-'))
  try {
    const outfile = join(folder, 'module.mjs')
    await build({ entryPoints: [source], outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
