import type { Use } from '@signpost/examples/reader'
import { defaultLocale, isLocale, type Locale } from '#app/urls/index.ts'

/** Locale and id of a doc by its path in the content folder. Without folders of locales, all docs are in the default one. */
export function docOfFile(file: string): { locale: Locale; id: string } {
  const [first = '', ...rest] = file.replace(/\.mdx?$/, '').split('/')
  return isLocale(first) && rest.length > 0
    ? { locale: first, id: rest.join('/') }
    : { locale: defaultLocale, id: [first, ...rest].join('/') }
}

/** The same places, with the first block of each page before the second one of any: readers see several pages. */
export function spreadOverPages(uses: readonly Use[]): Use[] {
  const counts = new Map<string, number>()
  const ranked = uses.map((use) => {
    const page = JSON.stringify([use.in, use.from])
    const rank = counts.get(page) ?? 0
    counts.set(page, rank + 1)
    return { use, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ use }) => use)
}
