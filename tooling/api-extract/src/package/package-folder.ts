import { dirname, join, posix } from 'node:path'
import { entriesOf } from './manifest.ts'
import { sourceFiles } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** A file as seen from the package that owns it. */
export interface OwnedFile {
  /** Name of the owning package, from its manifest. */
  package: string
  /** Relative to that package's folder, with `/`. */
  file: string
}

/** Tells a package's own files from those of others. */
export interface PackageFolder {
  /** Absolute, links resolved, with `/`. */
  dir: string
  /** The files that may be read to document the package. */
  sources: SourceFiles
  /** True for a file below the folder and in no `node_modules` in it. */
  owns(file: string): boolean
  /** Relative to the folder; a file of another package keeps the `..` that lead to it. */
  relative(file: string): string
  /** The nearest package above the file; a file without one belongs to the package ``, named from the documented root. */
  owner(file: string): OwnedFile
  /** `<file>` for its own files, `<package>!<file>` for those of others: the same wherever the packages are installed. */
  name(file: string): string
}

/** Describes one package folder. Manifests of other packages are read when a file of theirs is asked for, once each. */
export function packageFolder(dir: string, sources: SourceFiles = sourceFiles(dir)): PackageFolder {
  const prefix = `${dir}/`
  const packages = new Map<string, { name: string; dir: string }>()
  const owners = new Map<string, OwnedFile>()

  const nearest = (folder: string): { name: string; dir: string } => {
    const known = packages.get(folder)
    if (known) return known
    const name = packageName(folder, sources)
    const parent = dirname(folder)
    const found =
      name !== undefined ? { name, dir: folder } : parent === folder ? { name: '', dir: folder } : nearest(parent)
    packages.set(folder, found)
    return found
  }
  const owns = (file: string): boolean => file.startsWith(prefix) && !file.slice(dir.length).includes('/node_modules/')
  const owner = (file: string): OwnedFile => {
    const known = owners.get(file)
    if (known) return known
    const found = nearest(dirname(file))
    const owned = {
      package: found.name,
      file: found.name === '' ? nameWithoutPackage(file, sources.root.dir) : posix.relative(found.dir, file),
    }
    owners.set(file, owned)
    return owned
  }
  return {
    dir,
    sources,
    owns,
    owner,
    relative: (file) => posix.relative(dir, file),
    name(file) {
      if (owns(file)) return posix.relative(dir, file)
      const owned = owner(file)
      return `${owned.package}!${owned.file}`
    },
  }
}

/** A manifest without a name, such as `{"type":"module"}` in a `dist/esm`, does not make a package. */
function packageName(folder: string, { canRead, readText }: SourceFiles): string | undefined {
  const file = join(folder, 'package.json')
  try {
    const name = entriesOf(JSON.parse((canRead(file) ? readText(file) : undefined) ?? '')).get('name')
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}

/** From the documented root, else from the `node_modules` above it: the path to either is this machine's. */
function nameWithoutPackage(file: string, root: string): string {
  if (file.startsWith(`${root}/`)) return posix.relative(root, file)
  return file.slice(file.lastIndexOf('/node_modules/') + 1).replace(/^\/.*\//, '')
}
