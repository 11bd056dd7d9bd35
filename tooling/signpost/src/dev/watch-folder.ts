import { lstatSync, readdirSync, statSync, watch, type FSWatcher, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'

/** Milliseconds without events before a change is reported: many programs truncate a file before they write it. */
const quiet = 60

/** Interval in milliseconds for checking links to files: a folder has no events for the targets of its links. */
const interval = 200

/** Callbacks of a watched folder. */
export interface FolderListener {
  /** Whether to report a file, and whether to enter a folder. */
  isWanted: (path: string) => boolean
  /** Called with the path of each added, changed or removed file, after a moment without events. */
  changed: (path: string) => void
  /** Called once for each kind of error that prevents watching, such as the system's limit, with the first folder. */
  failed: (error: NodeJS.ErrnoException, folder: string) => void
}

interface Watched {
  watcher: FSWatcher
  identity: string
  /** Names of its entries, as last read. */
  names: Set<string>
}

/** Whether an error means that an entry was removed again, or is a broken link. */
const isGone = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP'
const stateOf = (stats: Stats | undefined): string =>
  stats ? `${identityOf(stats)}:${stats.mtimeMs}:${stats.size}` : ''
const identityOf = ({ dev, ino, birthtimeMs }: Stats): string => `${dev}:${ino}:${birthtimeMs}`

/**
 * Watches a folder and all folders below it. Reports all changes after it returns, however many folders are created at once.
 *
 * Each folder is watched before it is read. Libraries read first, and lose files that are created between the two steps, with
 * all their later changes.
 *
 * @returns Stops watching and reporting.
 */
export function watchFolder(folder: string, { isWanted, changed, failed }: FolderListener): () => void {
  const folders = new Map<string, Watched>()
  /** Links to files, with the state of their targets. */
  const links = new Map<string, string>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const failures = new Set<string | undefined>()
  let isReady = false

  const fail = (error: NodeJS.ErrnoException, path: string): void => {
    if (isGone(error) || failures.has(error.code)) return
    failures.add(error.code)
    failed(error, path)
  }

  const report = (path: string): void => {
    if (!isReady) return
    clearTimeout(waiting.get(path))
    waiting.set(
      path,
      setTimeout(() => {
        waiting.delete(path)
        changed(path)
      }, quiet),
    )
  }

  /** Stops watching a path and reports the files that were below it. */
  const leave = (path: string): void => {
    links.delete(path)
    const known = folders.get(path)
    if (!known) return
    folders.delete(path)
    known.watcher.close()
    for (const name of known.names) lose(join(path, name))
  }

  const lose = (path: string): void => {
    if (!folders.has(path)) report(path)
    leave(path)
  }

  /** Whether a link leads to a folder that contains it. */
  const isCircle = (path: string, identity: string): boolean => {
    for (let above = dirname(path); folders.has(above); above = dirname(above)) {
      if (folders.get(above)?.identity === identity) return true
    }
    return false
  }

  const enter = (path: string, stats: Stats): void => {
    const identity = identityOf(stats)
    if (folders.get(path)?.identity === identity || isCircle(path, identity)) return
    leave(path)
    const watcher = watch(path, (_event, name) => {
      attempt(path, () => {
        if (name === null) lookAtAll(path)
        else look(path, name)
      })
    })
    watcher.on('error', (error) => {
      fail(error, path)
      leave(path)
    })
    folders.set(path, { watcher, identity, names: new Set() })
    lookAtAll(path)
  }

  const lookAtAll = (parent: string): void => {
    for (const name of new Set([...(folders.get(parent)?.names ?? []), ...readdirSync(parent)])) {
      attempt(join(parent, name), () => look(parent, name))
    }
  }

  const look = (parent: string, name: string): void => {
    const path = join(parent, name)
    if (!isWanted(path)) return
    const names = folders.get(parent)?.names
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) {
      if (names?.delete(name)) lose(path)
      return
    }
    names?.add(name)
    if (stats.isDirectory()) enter(path, stats)
    else {
      leave(path)
      if (lstatSync(path).isSymbolicLink()) links.set(path, stateOf(stats))
      report(path)
    }
  }

  const lookAtLinks = (): void => {
    for (const [path, known] of links) {
      attempt(path, () => {
        const state = stateOf(statSync(path, { throwIfNoEntry: false }))
        if (state === known) return
        links.set(path, state)
        report(path)
      })
    }
  }

  const attempt = (path: string, work: () => void): void => {
    try {
      work()
    } catch (error) {
      fail(error as NodeJS.ErrnoException, path)
    }
  }

  attempt(folder, () => enter(folder, statSync(folder)))
  isReady = true
  const timer = setInterval(lookAtLinks, interval).unref()
  return () => {
    isReady = false
    clearInterval(timer)
    for (const one of waiting.values()) clearTimeout(one)
    for (const { watcher } of folders.values()) watcher.close()
    folders.clear()
  }
}
