import type { PageFacts } from './read-page.ts'

/**
 * Creates a function that replaces equal strings of different pages by one. Pages have many links in common, and the links of
 * all pages are in memory at once.
 */
export function sharingStrings(): (facts: PageFacts) => PageFacts {
  const known = new Map<string, string>()
  const share = (text: string): string => {
    const first = known.get(text)
    if (first === undefined) known.set(text, text)
    return first ?? text
  }
  return (facts) => ({
    ...facts,
    ids: new Map([...facts.ids].map(([id, count]) => [share(id), count])),
    links: new Set([...facts.links].map(share)),
  })
}
