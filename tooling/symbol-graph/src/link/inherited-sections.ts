import type { Comment } from '../docs/comment.ts'
import type { CommentContent } from '../docs/comment-content.ts'
import { type InheritedComment, signatureOf } from './inherit-docs.ts'

/** Part of a comment that is inherited as a whole. */
export type Section =
  | 'summary'
  | 'remarks'
  | 'parameters'
  | 'typeParameters'
  | 'returns'
  | 'deprecated'
  | 'defaultValue'
  | 'examples'
  | 'throws'
  | 'see'
  | 'blocks'

const has: Readonly<Record<Section, (content: CommentContent) => boolean>> = {
  summary: ({ docs }) => docs.summaryText !== '',
  remarks: ({ docs }) => docs.remarks.length > 0,
  parameters: ({ parameters, parameterFacts }) => parameters.size + parameterFacts.size > 0,
  typeParameters: ({ typeParameters }) => typeParameters.size > 0,
  returns: ({ returns }) => returns.length > 0,
  deprecated: ({ docs }) => docs.deprecated !== undefined,
  defaultValue: ({ docs }) => docs.defaultValue !== undefined,
  examples: ({ docs }) => docs.examples.length > 0,
  throws: ({ docs }) => docs.throws.length > 0,
  see: ({ docs }) => docs.see.length > 0,
  blocks: ({ docs }) => docs.blocks.length > 0,
}

const sections = Object.keys(has) as Section[]

/** Sections that `@inheritDoc` copies: https://tsdoc.org/pages/tags/inheritdoc/. */
const copied = new Set<Section>(['summary', 'remarks', 'parameters', 'typeParameters', 'returns'])

/** Sections of which a comment has something. */
export function sectionsOf(content: CommentContent): Set<Section> {
  return new Set(sections.filter((section) => has[section](content)))
}

/**
 * Sections to take from an inherited comment. Those of an overridden declaration are taken as editors do: the text where
 * the comment has no summary, and the tags where it has none of a kind, or none at all beside a summary of its own. To those
 * that `@inheritDoc` copies the comment may add.
 *
 * @param had - Sections of the comment itself, and those that it has taken from nearer ones.
 */
export function inheritedSections({ inheritDoc }: Comment, had: ReadonlySet<Section>): ReadonlySet<Section> {
  if (inheritDoc !== undefined) return copied
  const missing = sections.filter((section) => !had.has(section))
  if (!had.has('summary')) return new Set(missing)
  return new Set(had.size === 1 ? missing.filter((section) => section !== 'remarks') : [])
}

/** Content with the texts of parameters under the names that a declaration gives to those in the same place. */
export function withParameterNames(
  content: CommentContent,
  { target, outside }: InheritedComment,
  names: readonly string[],
): CommentContent {
  const theirs = outside?.parameters ?? signatureOf(target)?.parameters.map(({ name }) => name) ?? []
  const byName = new Map<string, string>()
  for (const [at, name] of theirs.entries()) {
    const own = names[at]
    if (own !== undefined && !names.includes(name) && !theirs.includes(own)) byName.set(name, own)
  }
  if (byName.size === 0) return content
  const rename = <Value>(values: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Map(
      [...values].map(([path, value]) => {
        const [first, ...rest] = path.split('.') as [string, ...string[]]
        return [[byName.get(first) ?? first, ...rest].join('.'), value]
      }),
    )
  return { ...content, parameters: rename(content.parameters), parameterFacts: rename(content.parameterFacts) }
}
