import { slug } from 'github-slugger'
import { localized } from '../config/localized.ts'
import { didYouMean } from '@signpost/diagnostics/did-you-mean'
import type { ContentDiagnostic, DocTag, Tag } from '../reader/model.ts'
import type { SidebarWords } from './sidebar-in-words.ts'
import { isUnlisted } from './sidebar-in-words.ts'

/** A doc's tags; those outside of the declared list are reported and kept (R2.95). */
export function tagsOf(id: string, words: SidebarWords, diagnostics: ContentDiagnostic[]): DocTag[] {
  const { plan } = words
  const declared = plan.config.docs.tags
  // The original's: an address of a tag is the same in every language.
  const doc = plan.originals.get(id)!
  const tags = new Map<string, DocTag>()
  for (const written of doc.frontMatter.tags ?? []) {
    const known = declared?.find((tag) => tag.slug === written || localizedLabel(tag.label, words) === written)
    if (declared && !known) {
      diagnostics.push({
        code: 'unknown-tag',
        severity: 'warning',
        file: doc.source.shown,
        found: `the tag "${written}"`,
        expected: `one of the declared tags: ${declared.map((tag) => tag.slug).join(', ')}`,
        nextStep: `Declare it in docs.tags of the site's configuration.${didYouMean(
          written,
          declared.map((tag) => tag.slug),
        )}`,
      })
    }
    const tag = known
      ? { slug: known.slug, label: localizedLabel(known.label, words) }
      : { slug: slugOf(written), label: written }
    if (!tags.has(tag.slug)) tags.set(tag.slug, tag)
  }
  return [...tags.values()]
}

/** All tags of a locale with the listed docs that carry them, both in code unit order of their words. */
export function collectTags(tagged: ReadonlyMap<string, readonly DocTag[]>, words: SidebarWords): Tag[] {
  const tags = new Map<string, Tag & { docIds: string[] }>()
  for (const [id, list] of tagged) {
    if (isUnlisted(id, words.plan)) continue
    for (const tag of list) {
      const description = words.plan.config.docs.tags?.find(({ slug }) => slug === tag.slug)?.description ?? ''
      const entry = tags.get(tag.slug) ?? { ...tag, description: localizedLabel(description, words), docIds: [] }
      entry.docIds.push(id)
      tags.set(tag.slug, entry)
    }
  }
  const title = (id: string) => words.docs.get(id)!.title
  return [...tags.values()]
    .map((tag) => ({ ...tag, docIds: tag.docIds.sort((a, b) => compare(title(a), title(b)) || compare(a, b)) }))
    .sort((a, b) => compare(a.label, b.label) || compare(a.slug, b.slug))
}

function slugOf(tag: string): string {
  return slug(tag) || 'tag'
}

function localizedLabel(text: Parameters<typeof localized>[0], { plan, locale }: SidebarWords): string {
  return localized(text, locale.locale, plan.config.locales.default)
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
