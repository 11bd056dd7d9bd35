import { join } from 'node:path'
import { findPackages } from '@signpost/files/find-packages'
import type ts from 'typescript'
import { packageOf } from '../package/node-modules.ts'
import type { SourceFiles } from '../package/source-files.ts'

const known = new WeakMap<SourceFiles['log'], ReadonlyMap<string, string>>()

/** Folders of the members of a repository by name; empty where they cannot be found. Read once for an extraction. */
export function workspaceMembers({ root, log }: SourceFiles): ReadonlyMap<string, string> {
  const found = known.get(log) ?? membersByName(root.dir)
  known.set(log, found)
  return found
}

function membersByName(root: string): Map<string, string> {
  try {
    const { packages } = findPackages(root)
    return new Map(
      packages.flatMap(({ manifest: { name }, directory }) => (name === undefined ? [] : [[name, directory]])),
    )
  } catch {
    return new Map()
  }
}

/**
 * The compiler's system with the members of the repository in the `node_modules` of its root, as an install links them: a
 * `tsconfig.json` may extend one of another member by its name before it is installed.
 */
export function systemWithMembers(sources: SourceFiles): ts.System {
  const { sys, root } = sources
  const modules = join(root.dir, 'node_modules/')
  const at = (path: string): string => {
    if (!path.startsWith(modules)) return path
    const specifier = path.slice(modules.length)
    const name = packageOf(specifier)
    const folder = workspaceMembers(sources).get(name)
    if (folder === undefined || sources.exists(join(modules, name))) return path
    return join(folder, specifier.slice(name.length))
  }
  const isAbove = (folder: string): boolean => `${folder}/` === modules && workspaceMembers(sources).size > 0
  return {
    ...sys,
    fileExists: (file) => sys.fileExists(at(file)),
    readFile: (file, encoding) => sys.readFile(at(file), encoding),
    directoryExists: (folder) => sys.directoryExists(at(folder)) || isAbove(folder),
    realpath: (path) => sys.realpath?.(at(path)) ?? at(path),
  }
}
