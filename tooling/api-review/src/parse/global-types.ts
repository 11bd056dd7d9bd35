import { type GlobalTypes } from '../package/facts.ts'
import { packagesOf } from '../package/exports-map.ts'
import { preProcess } from './imported-files.ts'
import { createReach } from './reached-files.ts'

/** Imports of other packages that name nothing: `import 'vite/client'`. */
const bareImport = /^[^\S\n]*import\s*['"]([^'".][^'"]*)['"]/gm

/**
 * Finds what the files that entry points lead to bring of other packages, and of libraries of the platform: `lib dom`.
 *
 * @param files - Declarations of a package by path.
 * @param entries - Paths of its entry points.
 */
export function globalTypes(files: ReadonlyMap<string, string>, entries: Iterable<string>): GlobalTypes {
  const [brought, named] = [new Set<string>(), new Set<string>()]
  for (const path of createReach(files.keys(), files)(entries)) {
    const text = files.get(path) ?? ''
    const { importedFiles, typeReferenceDirectives, libReferenceDirectives } = preProcess(text)
    const references = typeReferenceDirectives.map(({ fileName }) => fileName)
    const libraries = libReferenceDirectives.map(({ fileName }) => `lib ${fileName.toLowerCase()}`)
    const bare = Array.from(text.matchAll(bareImport), ([, name]) => name as string)
    for (const name of [...references, ...libraries, ...bare]) brought.add(name)
    const imports = importedFiles.map(({ fileName }) => fileName)
    for (const name of [...references, ...libraries, ...imports].flatMap(packagesOf)) named.add(name)
  }
  return { brought, named }
}
