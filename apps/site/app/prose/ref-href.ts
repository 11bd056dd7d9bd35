import type { Ref } from '@signpost/symbol-graph/reader'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** Where a reference leads: a page of the graph, an address outside, a place on the same page, or nowhere. */
export function refHref(ref: Ref, locale: Locale): string | undefined {
  if (ref.page) return hrefOf(locale, { at: 'symbol', page: ref.page }, ref.anchor)
  if (ref.href !== undefined) return ref.href
  return ref.anchor === undefined ? undefined : `#${ref.anchor}`
}
