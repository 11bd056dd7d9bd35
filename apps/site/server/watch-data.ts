import { setTimeout } from 'node:timers/promises'
import { emptySitemap, type SiteHandler } from '@signpost/site-output'
import type { DataHealth } from './data-health.ts'
import { everySecond } from './every-second.ts'
import type { SiteIndex } from './route.ts'
import { siteIndex } from './site-index.ts'

/** Data from which pages are rendered. */
export interface WatchedData {
  /** Index of all paths; only the app's files until the list of pages was read. */
  index: () => SiteIndex
  /** Whether the list of pages was read. */
  isKnown: () => boolean
  /** Records the path of a request that failed. Only errors of the data count. */
  failed: (url: string, error: unknown) => void
  /** State of the data: another text after each change. */
  state: () => string
  /** Resolves with the state when it is another than the given one, or after a few seconds. */
  next: (state: string, signal: AbortSignal) => Promise<string>
  /** Resolves when the index is that of the newest state. */
  indexed: () => Promise<void>
  close: () => void
}

/** Milliseconds between two looks at the data while somebody follows its changes. */
const livePause = 100

/** Milliseconds in which followers get their new page, before the index of all pages is made, which takes half a second for many. */
const headStart = 100

/** Milliseconds after which a request for the next change is answered without one: a connection that is silent is closed. */
const longestWait = 4000

/** Errors of the graph and docs readers by name: the app has its own copy of their classes. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['GraphFormatError', 'The symbol graph cannot be read.'],
  ['ContentFormatError', 'The docs cannot be read.'],
])

/** Most failed paths that are requested again before the data counts as readable. */
const mostRetried = 20

/** Reads the list of pages. Each second, or ten times as often when `isLive`, reloads data that was replaced on disk and retries what could not be read. */
export async function watchData(
  site: Required<SiteHandler>,
  built: Iterable<string>,
  health: DataHealth,
  isLive = false,
): Promise<WatchedData> {
  const files = [...built]
  let index = siteIndex(emptySitemap, site.base, files)
  let isKnown = false
  const broken = new Set<string>()
  // Another server has other data.
  const started = Date.now().toString(36)
  let changes = 0
  const state = (): string => `${started}.${changes}`
  const waiting = new Set<() => void>()

  const fail = (error: unknown): void => {
    const { name, message } = error as Error
    health.failed(reasons.get(name) ?? 'The list of pages cannot be read.', message)
  }
  /** Calls the app and throws the data error that its response hides. */
  const cause = async <Result>(call: (onError: (error: unknown) => void) => Promise<Result>): Promise<Result> => {
    let hidden: unknown
    const onError = (error: unknown): void => void (hidden ??= error)
    const result = await call(onError).catch((error: unknown) => Promise.reject((hidden ?? error) as Error))
    if (hidden instanceof Error && reasons.has(hidden.name)) throw hidden
    return result
  }
  const tell = (): void => {
    changes++
    for (const answer of waiting) answer()
  }
  const update = async (): Promise<void> => {
    try {
      const isReplaced = site.refresh()
      if (isKnown && !isReplaced && health.readiness().ready) return
      const isToldEarly = isLive && isKnown && isReplaced
      if (isToldEarly) {
        tell()
        await setTimeout(headStart)
      }
      index = siteIndex(await cause((onError) => site.sitemap({ onError })), site.base, files)
      isKnown = true
      for (const url of broken)
        await cause((onError) => site.handle(new Request(`http://localhost${url}`), { onError }))
      broken.clear()
      health.recovered()
      if (!isToldEarly) tell()
    } catch (error) {
      fail(error)
    }
  }
  let indexing = update()
  await indexing
  return {
    index: () => index,
    indexed: () => indexing,
    isKnown: () => isKnown,
    failed(url, error) {
      if (!(error instanceof Error) || !reasons.has(error.name)) return
      if (broken.size < mostRetried) broken.add(url)
      fail(error)
    },
    state,
    next: (seen, signal) =>
      new Promise((resolve) => {
        const answer = (): void => {
          clearTimeout(timer)
          waiting.delete(answer)
          resolve(state())
        }
        const timer = globalThis.setTimeout(answer, longestWait)
        if (seen !== state() || signal.aborted) return answer()
        waiting.add(answer)
        signal.addEventListener('abort', answer, { once: true })
      }),
    close: everySecond(() => (indexing = update()), isLive ? livePause : undefined),
  }
}
