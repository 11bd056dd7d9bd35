import { realpathSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { findPackages, RootError } from '@signpost/files/find-packages'
import type { SourceFiles } from './source-files.ts'

/** Name of the package that an `@types` package describes: `@foo/bar` for `@types/foo__bar`; absent for any other. */
export function describedPackage(name: string): string | undefined {
  const described = /^@types\/(?<described>.+)$/.exec(name)?.groups?.['described']
  if (described === undefined) return undefined
  return described.includes('__') ? `@${described.replace('__', '/')}` : described
}

/** Name of the package on DefinitelyTyped that describes a package: `@types/foo__bar` for `@foo/bar`. */
export function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`
}

/** A folder with the declarations of a package that has none. */
export interface TypesFolder {
  /** Real path. */
  dir: string
  /** Relative to the package, with `/`; for a folder above the root as if it was installed in the root. */
  path: string
}

/**
 * Finds the `@types` package of a package: the one that is installed beside it, as the compiler does, else a member of the
 * same workspace.
 */
export function findTypesPackage(
  packageDir: string,
  name: string,
  { sys, root }: SourceFiles,
): TypesFolder | undefined {
  const typesPackage = typesPackageOf(name)
  const found = installed(packageDir, typesPackage, sys.directoryExists) ?? member(root.dir, typesPackage)
  if (found === undefined || !sys.fileExists(join(found, 'package.json'))) return undefined
  const dir = realpathSync(found)
  const inside = dir.startsWith(`${root.dir}/`) ? dir : join(root.dir, 'node_modules', typesPackage)
  return { dir, path: posix.relative(packageDir, inside) }
}

function installed(
  packageDir: string,
  typesPackage: string,
  directoryExists: (folder: string) => boolean,
): string | undefined {
  for (let folder = packageDir; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', typesPackage)
    if (directoryExists(candidate)) return candidate
    if (folder === dirname(folder)) return undefined
  }
}

function member(root: string, name: string): string | undefined {
  try {
    return findPackages(root).packages.find(({ manifest }) => manifest.name === name)?.directory
  } catch (error) {
    if (error instanceof RootError) return undefined
    throw error
  }
}
