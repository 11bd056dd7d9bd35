import { lstatSync } from 'node:fs'
import { posix } from 'node:path'
import { isOutput, namesAnswer, openSourceRoot, readLog, SourceError } from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import type { ReadLog, SourceRoot } from '@signpost/files'
import type ts from 'typescript'
import { installedPackage, moduleCandidates } from './node-modules.ts'
import { compiler, toolFolders } from '../typescript.ts'

/** The files that one extraction may read, as a {@link SourceRoot} and as the compiler's system. */
export interface SourceFiles {
  root: SourceRoot
  /** All reads so far. */
  log: ReadLog
  /** The compiler's system without the files that may not be read. */
  sys: ts.System
  /** Whether a path is a regular file that may be read. Cached, as files do not move during an extraction. */
  canRead(file: string): boolean
  /** Whether there is anything at a path; true for a broken link. */
  exists(path: string): boolean
  /** The file's text; absent when there is no file, or when it is refused and added to {@link SourceFiles.refused}. */
  readText(file: string): string | undefined
  /** The reason that an unresolved module was refused, removed from {@link SourceFiles.refused}; absent when it was not. */
  takeRefusal(specifier: string, folder: string): SourceError | undefined
  /** Files and packages that exist and were not read: the reason by path. */
  refused(): Map<string, SourceError>
  /** Whether a package folder is read from its sources although it has declarations; absent when none is. */
  isStale?(dir: string): boolean
  /** Text of files that exist only in memory, by path; absent without any. */
  generated?: ReadonlyMap<string, string>
}

/** Adds files that exist only in memory. They are no reads, as they are made from files that are. */
export function withGenerated(sources: SourceFiles, generated: ReadonlyMap<string, string>): SourceFiles {
  const { root, sys } = sources
  return {
    ...sources,
    generated,
    root: {
      ...root,
      contains: (path) => generated.has(path) || root.contains(path),
      canRead: (path) => generated.has(path) || root.canRead(path),
      readText: (path, limit) => generated.get(path) ?? root.readText(path, limit),
    },
    canRead: (file) => generated.has(file) || sources.canRead(file),
    exists: (path) => generated.has(path) || sources.exists(path),
    readText: (file) => generated.get(file) ?? sources.readText(file),
    sys: {
      ...sys,
      fileExists: (file) => generated.has(file) || sys.fileExists(file),
      readFile: (file, encoding) => generated.get(file) ?? sys.readFile(file, encoding),
      realpath: (path) => (generated.has(path) ? path : (sys.realpath?.(path) ?? path)),
    },
  }
}

/**
 * Opens the files of one extraction.
 *
 * @param packageDir - Real path of the package.
 * @param root - The documented repository; by default the workspace around the package, else the package alone.
 */
export function sourceFiles(packageDir: string, root: string = workspaceRoot(packageDir)): SourceFiles {
  const log = readLog()
  const source = openSourceRoot(root, toolFolders, log)
  const { sys } = compiler
  const readable = new Map<string, boolean>()
  const refused = new Set<string>()
  /** The compiler probes for a package.json in every folder upwards; those outside the root are not reported. */
  const isReported = (path: string): boolean =>
    path.startsWith(`${source.dir}/`) || (/\.(?:[cm]?tsx?|json)$/.test(path) && posix.basename(path) !== 'package.json')
  const refuse = (path: string): false => {
    if (isReported(path)) refused.add(path)
    return false
  }
  const canRead = (file: string): boolean => {
    const known = readable.get(file)
    if (known !== undefined) return known
    const found = source.canRead(file) || (exists(file) ? refuse(file) : false)
    readable.set(file, found)
    return found
  }
  const contains = (folder: string): boolean => source.contains(folder)
  const built = new Map<string, boolean>()
  /** Whether a folder is in a built site: a configuration without `include` takes its scripts for sources. */
  const isBuilt = (folder: string): boolean => {
    if (!folder.startsWith(`${source.dir}/`)) return false
    const known = built.get(folder) ?? (isOutput(folder) || isBuilt(posix.dirname(folder)))
    built.set(folder, known)
    return known
  }
  /** Records the answer of the compiler's own system. */
  const logged = (question: 'entry' | 'file' | 'folder', path: string, found: boolean): boolean => {
    log.add(question, path, String(found))
    return found
  }
  const existsLogged = (path: string): boolean => logged('entry', path, exists(path))
  const readText = (file: string): string | undefined => {
    try {
      return source.readText(file)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.code !== 'missing') refuse(file)
      return undefined
    }
  }
  const refusalOf = (file: string): SourceError | undefined => {
    try {
      source.read(file)
    } catch (error) {
      if (error instanceof SourceError) return error
      throw error
    }
    return undefined
  }
  return {
    root: source,
    log,
    canRead,
    exists: existsLogged,
    readText,
    sys: {
      ...sys,
      fileExists: (file) => (sys.fileExists(file) ? canRead(file) : logged('file', file, false)),
      readFile: readText,
      directoryExists: (folder) => logged('folder', folder, sys.directoryExists(folder) && contains(folder)),
      getDirectories(folder) {
        if (!contains(folder)) return []
        log.add('names', folder, namesAnswer(folder))
        return sys.getDirectories(folder)
      },
      realpath(path) {
        const real = sys.realpath?.(path) ?? path
        log.add('real', path, real)
        return real
      },
      readDirectory: (...args) =>
        sys.readDirectory(...args).filter((file) => canRead(file) && !isBuilt(posix.dirname(file))),
    },
    takeRefusal(specifier, folder) {
      const file = moduleCandidates(specifier, folder).find(
        (candidate) => existsLogged(candidate) && !contains(candidate),
      )
      if (file === undefined) return undefined
      const path = installedPackage(file) ?? file
      for (const other of refused) if (other === file || other.startsWith(`${path}/`)) refused.delete(other)
      return refusalOf(file)
    },
    refused() {
      const reasons = new Map<string, SourceError>()
      for (const file of [...refused].sort()) {
        const path = installedPackage(file) ?? file
        const reason = refusalOf(file)
        if (reason && !reasons.has(path)) reasons.set(path, reason)
      }
      return reasons
    },
  }
}

/** Whether there is anything at a path; true for a broken link. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A module specifier may contain characters that no file name can have.
    return false
  }
}
