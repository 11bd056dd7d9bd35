import type { Ref } from '@signpost/graph-model'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/**
 * Address of a reference: a page of the graph, a package, an external address or an anchor of the same page; `undefined` for none.
 *
 * @param firstPage - Address of the page with the anchors of references without a page; the same page by default.
 */
export function refHref(ref: Ref, locale: Locale, firstPage: string = ''): string | undefined {
  if (ref.package !== undefined) return hrefOf(locale, { at: 'package', slug: ref.package }, ref.anchor)
  if (ref.page) return hrefOf(locale, { at: 'symbol', page: ref.page }, ref.anchor)
  if (ref.href !== undefined) return ref.href
  return ref.anchor === undefined ? undefined : `${firstPage}#${ref.anchor}`
}
