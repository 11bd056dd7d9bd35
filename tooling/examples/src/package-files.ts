import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** Folders in which nobody writes examples. */
const ignored = [
  '**/node_modules/**',
  '**/.*/**',
  '**/{dist,build,out,coverage,__tests__,__mocks__,__fixtures__,fixtures,test,tests,e2e}/**',
  '**/*.{test,test-d,spec,stories,config}.*',
  '**/*.min.*',
]

const markdown = ['**/[Rr][Ee][Aa][Dd][Mm][Ee]*.{md,mdx,markdown}', 'docs/**/*.{md,mdx}', 'doc/**/*.md']

/** Most files of one kind that are read of a package; the others are counted. */
export const mostFiles = 20_000

/** Files of a folder, absolute, in code-unit order. */
function list(folder: string, patterns: readonly string[], more: readonly string[] = []): string[] {
  return globSync([...patterns], {
    cwd: folder,
    ignore: [...ignored, ...more],
    absolute: true,
    followSymbolicLinks: false,
  }).sort()
}

/**
 * READMEs anywhere in a package, and all Markdown of its `docs` folder.
 *
 * @param inner - Folders of other packages in it, which have their own.
 */
export function markdownFiles(folder: string, inner: readonly string[] = []): string[] {
  return list(
    folder,
    markdown,
    inner.map((one) => `${one}/**`),
  )
}

/** All files of a package that may have blocks, found in one walk. */
export function exampleFiles(folder: string): string[] {
  return list(folder, [...markdown, '**/*.{ts,tsx,mts,cts,js,mjs,cjs,jsx}'])
}

/** Sources of a package: TypeScript, and JavaScript where there is no TypeScript. */
export function sourcesIn(folder: string, inner: readonly string[] = []): string[] {
  const more = ['**/*.d.{ts,mts,cts}', ...inner.map((one) => `${one}/**`)]
  const typed = list(folder, ['**/*.{ts,tsx,mts,cts}'], more)
  return typed.length > 0 ? typed : list(folder, ['**/*.{js,mjs,cjs,jsx}'], more)
}

/** Whether the authors of a folder are others: it is installed. */
export function isInstalled(folder: string): boolean {
  return folder.replaceAll('\\', '/').split('/').includes('node_modules')
}

/** Whether a package is installed for a folder. */
export function isInstalledFor(name: string, folder: string): boolean {
  for (let at = folder; ; at = join(at, '..')) {
    if (existsSync(join(at, 'node_modules', name, 'package.json'))) return true
    if (at === join(at, '..')) return false
  }
}
