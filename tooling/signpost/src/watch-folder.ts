import { lstatSync, readdirSync, statSync, watch, type FSWatcher, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long nothing may happen to a file before it is told, in milliseconds: many programs empty one before they write it. */
const quiet = 60

/** How often a file that is a link is looked at, in milliseconds: its folder hears nothing of what happens to the file behind it. */
const interval = 200

/** What a folder is watched for. */
export interface FolderListener {
  /** Whether a file is told, a folder looked into. */
  isWanted: (path: string) => boolean
  /** Called with the path of each file that is new, changed or gone, once nothing has happened to it for a moment. */
  changed: (path: string) => void
  /** Called with what keeps folders from being watched, such as the system's limit, and the first folder it happened to. */
  failed: (error: NodeJS.ErrnoException, folder: string) => void
}

interface Watched {
  watcher: FSWatcher
  identity: string
  /** The names of what is in there, as last seen. */
  names: Set<string>
}

/** What is gone again, or a link that leads nowhere, is nothing to watch. */
const isGone = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP'
const stateOf = (stats: Stats | undefined): string =>
  stats ? `${identityOf(stats)}:${stats.mtimeMs}:${stats.size}` : ''
const identityOf = ({ dev, ino, birthtimeMs }: Stats): string => `${dev}:${ino}:${birthtimeMs}`

/**
 * Watches a folder and all below it; what happens after it returns is told, however many folders are made at once.
 *
 * Each folder is watched before it is read. Libraries that watch trees read first: what is made in a new folder between the
 * two is lost, and so is every later change of it.
 *
 * @returns what ends it; nothing is told any more
 */
export function watchFolder(folder: string, { isWanted, changed, failed }: FolderListener): () => void {
  const folders = new Map<string, Watched>()
  /** Files that are links, with the state of what is behind them. */
  const links = new Map<string, string>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const failures = new Set<string | undefined>()
  let isReady = false

  const fail = (error: NodeJS.ErrnoException, path: string): void => {
    if (isGone(error) || failures.has(error.code)) return
    failures.add(error.code)
    failed(error, path)
  }

  const tell = (path: string): void => {
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

  /** Stops watching what is at a path, and tells of the files that were below it. */
  const leave = (path: string): void => {
    links.delete(path)
    const known = folders.get(path)
    if (!known) return
    folders.delete(path)
    known.watcher.close()
    for (const name of known.names) lose(join(path, name))
  }

  const lose = (path: string): void => {
    if (!folders.has(path)) tell(path)
    leave(path)
  }

  /** Whether a link leads back to a folder that it is in. */
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
      tell(path)
    }
  }

  const lookAtLinks = (): void => {
    for (const [path, known] of links) {
      attempt(path, () => {
        const state = stateOf(statSync(path, { throwIfNoEntry: false }))
        if (state === known) return
        links.set(path, state)
        tell(path)
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
