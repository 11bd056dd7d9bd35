import type { Locale } from './locales.ts'
import { hrefOf } from './urls.ts'

/** The address of the list of all tags, below that of the docs; those of the tags are below it. */
export const tagsSlug = 'tags'

/** The slug of the page that lists a tag's docs. */
export function tagSlug(tag: string): string {
  return `${tagsSlug}/${tag}`
}

/** The address of the page that lists a tag's docs; without a tag, of the list of all. */
export function tagHref(locale: Locale, tag?: string): string {
  return hrefOf(locale, { at: 'doc', slug: tag === undefined ? tagsSlug : tagSlug(tag) })
}
