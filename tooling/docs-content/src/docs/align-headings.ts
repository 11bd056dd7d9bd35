import type { Heading } from '@signpost/markdown'

/** Match of the heading ids of a translation with those of the original (R2.101). */
export type HeadingAlignment =
  | { kind: 'equal' }
  | { kind: 'by order'; ids: string[] }
  | { kind: 'different'; missing: string[] }

/**
 * Decides how a translated doc gets the ids of its original, so that a hash survives a change of language: it has them
 * already (explicit ids), it takes them in order when it has as many headings of the same depths, or it cannot.
 */
export function alignHeadings(original: readonly Heading[], translated: readonly Heading[]): HeadingAlignment {
  const ids = original.map(({ id }) => id)
  const own = new Set(translated.map(({ id }) => id))
  const missing = ids.filter((id) => !own.has(id))
  if (missing.length === 0 && own.size === ids.length) return { kind: 'equal' }
  if (translated.length === original.length) return { kind: 'by order', ids }
  return { kind: 'different', missing }
}
