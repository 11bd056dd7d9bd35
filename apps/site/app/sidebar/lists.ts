import type { Kind } from '@signpost/graph-model'
import { useEffect, useState } from 'react'
import { withBase } from '#app/urls/index.ts'

/** Packages of the site, in the order of the sidebar. `hasDeprecated`: one of its symbols or members is deprecated. */
export type PackageList = readonly { slug: string; name: string; hasDeprecated?: true }[]

/** Names of a package's symbols by kind. */
export type SymbolNames = readonly { kind: Kind; names: readonly string[]; deprecated: readonly string[] }[]

/** The files of the lists that a page's sidebar shows, by their hashes. */
export interface ListHashes {
  /** List of packages. */
  packages: string
  /** Package of the page and the list of its symbols; absent on the list of packages. */
  current?: { slug: string; symbols: string }
}

/** The lists of the API's sidebar. */
export interface ApiLists {
  packages: PackageList
  current?: { slug: string; symbols: SymbolNames }
}

/** State of the lists. */
export interface ListsState {
  /** Undefined until they are loaded for the first time. */
  lists: ApiLists | undefined
  failed: boolean
  retry: () => void
}

/** Lists that are loaded or loading, by hash. */
const files = new Map<string, Promise<unknown>>()

/** Loaded lists by hash. */
const loaded = new Map<string, unknown>()

/** Address of a list's file. */
export function listHref(hash: string): string {
  return withBase(`/sidebar/${hash}.json`)
}

/** Loads a list once. Retries a failed one on the next call. */
function load(hash: string): Promise<unknown> {
  const known = files.get(hash)
  if (known) return known
  const file = fetch(listHref(hash)).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} for ${listHref(hash)}`)
    loaded.set(hash, await answer.json())
  })
  file.catch(() => files.delete(hash))
  files.set(hash, file)
  return file
}

/** The lists of a sidebar; `undefined` unless all are loaded. */
function loadedLists(packages: string, slug: string | undefined, symbols: string | undefined): ApiLists | undefined {
  const all = loaded.get(packages) as PackageList | undefined
  if (slug === undefined || symbols === undefined) return all && { packages: all }
  const own = loaded.get(symbols) as SymbolNames | undefined
  return all && own && { packages: all, current: { slug, symbols: own } }
}

/**
 * Loads the lists of the API's sidebar. Keeps the previous lists while those of another package are loading.
 *
 * @param wanted - Whether the sidebar is visible; nothing loads before.
 */
export function useLists({ packages, current }: ListHashes, wanted: boolean): ListsState {
  const { slug, symbols } = current ?? {}
  const [lists, setLists] = useState(() => loadedLists(packages, slug, symbols))
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return undefined
    let isLatest = true
    const end = (hasFailed: boolean): void => {
      if (!isLatest) return
      if (!hasFailed) setLists(loadedLists(packages, slug, symbols))
      setFailed(hasFailed)
    }
    Promise.all([load(packages), symbols !== undefined && load(symbols)]).then(
      () => end(false),
      () => end(true),
    )
    return () => {
      isLatest = false
    }
  }, [packages, slug, symbols, wanted, attempt])
  return { lists, failed, retry: () => setAttempt((last) => last + 1) }
}
