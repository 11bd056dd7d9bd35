import type { DataHealth } from './data-health.ts'
import { everySecond } from './every-second.ts'
import type { SiteIndex } from './route.ts'
import type { SiteHandler } from './site-handler.ts'
import { siteIndex } from './site-index.ts'
import { emptySitemap } from './sitemap.ts'

/** The data that pages are rendered from. */
export interface WatchedData {
  /** Index of the answers; only built files until the list of pages can be read. */
  index: () => SiteIndex
  /** Whether the list of pages could be read yet. */
  isKnown: () => boolean
  /** Records that rendering failed, by the path that was asked for. Errors of anything but the data are ignored. */
  failed: (url: string, error: unknown) => void
  close: () => void
}

/** Errors of the readers of graph and docs, by name: the app is built apart from this server. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['GraphFormatError', 'The symbol graph cannot be read.'],
  ['ContentFormatError', 'The docs cannot be read.'],
])

/** Paths that are tried again before the data counts as whole. */
const mostRetried = 20

/** Reads the list of pages, and each second what was replaced on disk or could not be read. */
export async function watchData(site: SiteHandler, built: Iterable<string>, health: DataHealth): Promise<WatchedData> {
  const files = [...built]
  let index = siteIndex(emptySitemap, site.base, files)
  let isKnown = false
  const broken = new Set<string>()

  const fail = (error: unknown): void => {
    const { name, message } = error as Error
    health.failed(reasons.get(name) ?? 'The list of pages cannot be read.', message)
  }
  /** Calls the app; its answer hides the cause of a failure from readers. */
  const cause = async <Result>(call: (onError: (error: unknown) => void) => Promise<Result>): Promise<Result> => {
    let hidden: unknown
    const onError = (error: unknown): void => void (hidden ??= error)
    const result = await call(onError).catch((error: unknown) => Promise.reject((hidden ?? error) as Error))
    if (hidden instanceof Error && reasons.has(hidden.name)) throw hidden
    return result
  }
  const update = async (): Promise<void> => {
    try {
      const isReplaced = site.refresh()
      if (isKnown && !isReplaced && health.readiness().ready) return
      index = siteIndex(await cause((onError) => site.sitemap({ onError })), site.base, files)
      isKnown = true
      for (const url of broken)
        await cause((onError) => site.handle(new Request(`http://localhost${url}`), { onError }))
      broken.clear()
      health.recovered()
    } catch (error) {
      fail(error)
    }
  }
  await update()
  return {
    index: () => index,
    isKnown: () => isKnown,
    failed(url, error) {
      if (!(error instanceof Error) || !reasons.has(error.name)) return
      if (broken.size < mostRetried) broken.add(url)
      fail(error)
    },
    close: everySecond(update),
  }
}
