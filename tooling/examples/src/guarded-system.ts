import { namesAnswer, type ReadLog, type SourceRoot } from '@signpost/files'
import ts from '#typescript'

/** The compiler's system, with the record of what it reads. */
export interface GuardedSystem extends ts.System {
  log?: ReadLog
}

/** Answers of the file system that all checks of one run share: files do not move meanwhile. */
export interface SystemAnswers {
  files: Map<string, boolean>
  folders: Map<string, boolean>
  /** Paths without links. */
  real: Map<string, string>
  /** Texts with what the log records of each; no record without a log. */
  texts: Map<string, { text: string; answer?: string }>
}

/** Creates answers for one run. */
export function systemAnswers(): SystemAnswers {
  return { files: new Map(), folders: new Map(), real: new Map(), texts: new Map() }
}

/**
 * The compiler's system without files outside the root.
 *
 * @param answers - Those of the run, whose checks all have this root.
 */
export function guardedSystem(
  root: SourceRoot,
  log?: ReadLog,
  answers: SystemAnswers = systemAnswers(),
): GuardedSystem {
  const { files, folders, real, texts } = answers
  const canRead = (path: string): boolean => {
    const found = remembered(files, path, () => ts.sys.fileExists(path) && root.canRead(path))
    log?.add('file', path, String(found))
    return found
  }
  const readFile = (path: string): string | undefined => {
    if (!canRead(path)) return undefined
    const known = texts.get(path)
    if (known !== undefined && (log === undefined || known.answer !== undefined)) {
      log?.add('text', path, known.answer!)
      return known.text
    }
    const text = root.readText(path)
    const answer = log?.get('text', path)
    texts.set(path, { text, ...(answer !== undefined && { answer }) })
    return text
  }
  const names = (path: string): void => {
    if (ts.sys.directoryExists(path)) log?.add('names', path, namesAnswer(path))
  }
  return {
    ...ts.sys,
    ...(log !== undefined && { log }),
    fileExists: canRead,
    readFile,
    realpath: (path) => remembered(real, path, () => ts.sys.realpath?.(path) ?? path),
    directoryExists(path) {
      const found = remembered(folders, path, () => ts.sys.directoryExists(path) && root.contains(path))
      log?.add('folder', path, String(found))
      return found
    },
    getDirectories(path) {
      if (!root.contains(path)) return []
      names(path)
      return ts.sys.getDirectories(path)
    },
    readDirectory: (...args) => ts.sys.readDirectory(...args).filter(canRead),
  }
}

function remembered<Answer>(known: Map<string, Answer>, path: string, answer: () => Answer): Answer {
  const found = known.get(path) ?? answer()
  known.set(path, found)
  return found
}
