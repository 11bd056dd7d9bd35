import { createHash } from 'node:crypto'
import { isDeviceName } from '@signpost/files'
import type { DraftSymbol } from '../draft/draft.ts'
import { type Kind, kindOrder, type PageKey } from '@signpost/graph-model/model'

/** Page addresses and redirects of one package. */
export interface PackageAddresses {
  /** Page addresses by symbol id. */
  pages: ReadonlyMap<string, PageKey>
  /** Redirects from secondary facets and former names. No redirect has the address of a page. */
  redirects: readonly { from: PageKey; to: PageKey; facet?: Kind }[]
}

/**
 * Assigns every symbol of a package its page address: the primary facet and the name, unique regardless of case.
 *
 * A name that the entry point `.` also has is qualified by its entry point (`node.Config`). A name that differs only in
 * case from an earlier one gets a suffix from a hash of its id, so that both fit a case-insensitive file system. So
 * does a device name reserved by Windows, such as `aux`.
 */
export function pageKeys(slug: string, symbols: readonly DraftSymbol[]): PackageAddresses {
  const taken = new Set<string>()
  const pages = new Map<string, PageKey>()
  const key = (kind: Kind, name: string): string => `${kind} ${name.toLowerCase()}`
  const claim = (symbol: DraftSymbol): PageKey => {
    const kind = symbol.facets[0]!.kind
    const name = symbol.name.normalize('NFC')
    const entry = symbol.entry.replace(/^\.\/?/u, '')
    const suffix = createHash('sha256').update(symbol.id).digest('hex').slice(0, 6)
    const qualified = entry === '' ? [] : [`${entry}.${name}`]
    const unique = `${name}~${suffix}`
    const candidates = [...[name, ...qualified].filter((candidate) => !isDeviceName(candidate)), unique]
    let free = candidates.find((candidate) => !taken.has(key(kind, candidate)))
    for (let count = 2; free === undefined; count += 1) {
      const numbered = `${unique}-${count}`
      if (!taken.has(key(kind, numbered))) free = numbered
    }
    taken.add(key(kind, free))
    return { slug, kind, name: free }
  }

  const ordered = [...symbols].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
  for (const symbol of ordered) pages.set(symbol.id, claim(symbol))

  const redirects: { from: PageKey; to: PageKey; facet?: Kind }[] = []
  const add = (kind: Kind, name: string, to: PageKey, facet?: Kind): void => {
    if (taken.has(key(kind, name))) return
    taken.add(key(kind, name))
    redirects.push({ from: { slug, kind, name }, to, ...(facet === undefined ? {} : { facet }) })
  }
  for (const symbol of ordered) {
    const page = pages.get(symbol.id)!
    for (const { kind } of symbol.facets.slice(1)) add(kind, page.name, page, kind)
    for (const name of symbol.formerNames) add(page.kind, name, page)
  }
  return { pages, redirects }
}

/** Compares pages by kind, then by name in code units. */
export function byPage(a: Pick<PageKey, 'kind' | 'name'>, b: Pick<PageKey, 'kind' | 'name'>): number {
  return kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || (a.name < b.name ? -1 : 1)
}

/** Sort rank: declared symbols before aliases, then the entry point `.` before others. */
function rank({ aliasOf, entry }: DraftSymbol): number {
  return (aliasOf === undefined ? 0 : 2) + (entry === '.' ? 0 : 1)
}
