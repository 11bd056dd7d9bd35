import type { Site } from './sites.ts'

/** Differences of one type that are shown, besides the first of each kind. */
const mostSites = 20

/**
 * Limits the differences of one type: the shortest path of each kind, which decides the verdict, and the next shortest up to
 * a limit. Deep generic types show one change in hundreds of places.
 */
export function limitSites(sites: readonly Site[]): Site[] {
  if (sites.length <= mostSites) return [...sites]
  const sorted = sites.toSorted((one, other) => one.path.length - other.path.length)
  const firsts = new Map<string, Site>()
  for (const site of sorted) {
    const { rule, polarity, isMutable, isReadonly, isClassMethod } = site
    const kind = [rule, polarity, isMutable, isReadonly, isClassMethod].join()
    if (!firsts.has(kind)) firsts.set(kind, site)
  }
  const kept = new Set([...firsts.values(), ...sorted.slice(0, mostSites)])
  const left = sites.length - kept.size
  return sites.filter((site) => kept.has(site)).map((site, index) => (index === 0 ? { ...site, alike: left } : site))
}
