import { namesAnswer, type ReadLog, type SourceRoot } from '@signpost/files'
import ts from 'typescript'

/** The compiler's system, with the record of what it reads. */
export interface GuardedSystem extends ts.System {
  log?: ReadLog
}

/** The compiler's system without files outside the root. Answers are remembered: files do not move during a check. */
export function guardedSystem(root: SourceRoot, log?: ReadLog): GuardedSystem {
  const readable = new Map<string, boolean>()
  const folders = new Map<string, boolean>()
  const remembered = (known: Map<string, boolean>, path: string, answer: () => boolean): boolean => {
    const found = known.get(path) ?? answer()
    known.set(path, found)
    return found
  }
  const logged = (question: 'file' | 'folder', path: string, found: boolean): boolean => {
    log?.add(question, path, String(found))
    return found
  }
  const canRead = (path: string): boolean =>
    remembered(readable, path, () => (ts.sys.fileExists(path) ? root.canRead(path) : logged('file', path, false)))
  const names = (path: string): void => {
    if (ts.sys.directoryExists(path)) log?.add('names', path, namesAnswer(path))
  }
  return {
    ...ts.sys,
    ...(log !== undefined && { log }),
    fileExists: canRead,
    readFile: (path) => (canRead(path) ? root.readText(path) : undefined),
    directoryExists: (path) =>
      remembered(folders, path, () => logged('folder', path, ts.sys.directoryExists(path) && root.contains(path))),
    getDirectories(path) {
      if (!root.contains(path)) return []
      names(path)
      return ts.sys.getDirectories(path)
    },
    readDirectory: (...args) => ts.sys.readDirectory(...args).filter(canRead),
  }
}
