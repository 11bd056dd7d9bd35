import ts from 'typescript'
import type { SourceRoot } from '@signpost/files'

/** The compiler's system without files outside the root. Answers are remembered: files do not move during a check. */
export function guardedSystem(root: SourceRoot): ts.System {
  const readable = new Map<string, boolean>()
  const folders = new Map<string, boolean>()
  const remembered = (known: Map<string, boolean>, path: string, answer: () => boolean): boolean => {
    const found = known.get(path) ?? answer()
    known.set(path, found)
    return found
  }
  const canRead = (path: string): boolean =>
    remembered(readable, path, () => ts.sys.fileExists(path) && root.canRead(path))
  return {
    ...ts.sys,
    fileExists: canRead,
    readFile: (path) => (canRead(path) ? root.readText(path) : undefined),
    directoryExists: (path) => remembered(folders, path, () => ts.sys.directoryExists(path) && root.contains(path)),
    getDirectories: (path) => (root.contains(path) ? ts.sys.getDirectories(path) : []),
    readDirectory: (...args) => ts.sys.readDirectory(...args).filter(canRead),
  }
}
