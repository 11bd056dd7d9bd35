import { dirname, posix } from 'node:path'
import { readPackageManifest } from '@signpost/files/manifests'
import type ts from 'typescript'
import { hasManifest } from './manifest.ts'
import { sourceFiles } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'
import { portableText } from './portable-text.ts'

/** A file and the package that owns it. */
export interface OwnedFile {
  /** Name of the owning package, from its manifest. */
  package: string
  /** Relative to that package's folder, with `/`. */
  file: string
}

/** A package folder: which files are its own, and how files are named in its output. */
export interface PackageFolder {
  /** Absolute, links resolved, with `/`. */
  dir: string
  /** The files that may be read to document the package. */
  sources: SourceFiles
  /** True for a file below the folder and in no `node_modules` in it. */
  owns(file: string): boolean
  /** The package's own files in a program, in its order. */
  ownFiles(program: ts.Program): ts.SourceFile[]
  /** Path relative to the folder; for a file of another package it begins with `..`. */
  relative(file: string): string
  /** The nearest package above the file. Without one the package is `''` and the path is relative to the documented root. */
  owner(file: string): OwnedFile
  /** `<file>` for own files, `<package>!<file>` for those of others: independent of where the packages are installed. */
  name(file: string): string
  /** Text without the folders of this machine, see `portableText`. */
  portable(text: string): string
}

/**
 * Describes a package folder. The manifest of another package is read on the first use of one of its files, and cached.
 *
 * @param documentedName - Name of the package, when it differs from that in the folder's manifest.
 */
export function packageFolder(
  dir: string,
  sources: SourceFiles = sourceFiles(dir),
  documentedName?: string,
): PackageFolder {
  const prefix = `${dir}/`
  const packages = new Map<string, { name: string; dir: string }>()
  const owners = new Map<string, OwnedFile>()
  const relatives = new Map<string, string>()

  const nearest = (folder: string): { name: string; dir: string } => {
    const known = packages.get(folder)
    if (known) return known
    const name = (folder === dir ? documentedName : undefined) ?? packageName(folder, sources)
    const parent = dirname(folder)
    const isTop = folder === dir || folder === sources.root.dir || isInstalled(folder) || parent === folder
    const above = isTop && (name !== undefined || parent === folder) ? undefined : nearest(parent)
    // A build copies the manifest into its output, as `dist/package.json`: that makes no package.
    const found =
      name !== undefined && name !== above?.name ? { name, dir: folder } : (above ?? { name: '', dir: folder })
    packages.set(folder, found)
    return found
  }
  const owns = (file: string): boolean => file.startsWith(prefix) && !file.slice(dir.length).includes('/node_modules/')
  /** Each path is resolved once: declarations of a large package ask for theirs a million times. */
  const relative = (file: string): string => {
    const known = relatives.get(file)
    if (known !== undefined) return known
    const found = posix.relative(dir, file)
    relatives.set(file, found)
    return found
  }
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
    ownFiles: (program) => program.getSourceFiles().filter(({ fileName }) => owns(fileName)),
    owner,
    relative,
    name(file) {
      if (owns(file)) return relative(file)
      const owned = owner(file)
      return `${owned.package}!${owned.file}`
    },
    portable: (text) => portableText(text, dir, sources.root.dir),
  }
}

/** Whether a folder is that of an installed package. */
function isInstalled(folder: string): boolean {
  return /\/node_modules\/(?:@[^/]+\/)?[^/]+$/u.test(folder)
}

/** Name in a folder's manifest. One without a name, such as `{"type":"module"}` in a `dist/esm`, makes no package. */
function packageName(folder: string, sources: SourceFiles): string | undefined {
  if (!hasManifest(folder, sources)) return undefined
  try {
    const name = readPackageManifest(folder, sources.root)?.fields['name']
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}

/** Path from the documented root, or from the `node_modules` above the file; the path to either differs between machines. */
function nameWithoutPackage(file: string, root: string): string {
  if (file.startsWith(`${root}/`)) return posix.relative(root, file)
  return file.slice(file.lastIndexOf('/node_modules/') + 1).replace(/^\/.*\//, '')
}
