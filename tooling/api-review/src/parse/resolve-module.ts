import ts from '#typescript'
import { defaultOptions, readOptions } from '../compiler/program.ts'

const root = '/'

/**
 * Creates a function that resolves specifiers as TypeScript does, from the path of a file to the path of another one of its side;
 * undefined when there is none.
 */
export function resolverOf(paths: ReadonlySet<string>): (path: string, specifier: string) => string | undefined {
  const options = readOptions(defaultOptions)
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  const host: ts.ModuleResolutionHost = {
    fileExists: (path) => paths.has(path.slice(root.length)),
    readFile: () => undefined,
  }
  return (path, specifier) =>
    ts
      .resolveModuleName(specifier, `${root}${path}`, options, host, cache)
      .resolvedModule?.resolvedFileName.slice(root.length)
}
