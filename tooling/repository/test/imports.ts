import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * The module specifiers that a file imports, dynamic imports with a literal included, type imports too.
 *
 * Read by TypeScript's scanner, so that an import in a comment or a string does not count.
 */
export function importsOf(file: string): string[] {
  const known = read.get(file)
  if (known) return known
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  const found = importedFiles.map(({ fileName }) => fileName)
  read.set(file, found)
  return found
}

/** Specifiers by file: every rule reads the same files. */
const read = new Map<string, string[]>()

/** `@signpost/types/x` is of the package `@signpost/types`, `vitest/config` of `vitest`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
