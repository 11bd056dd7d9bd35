import type { Doc } from '@signpost/docs-content/reader'
import type { CommentSample, Ref } from '@signpost/symbol-graph/reader'
import { graph } from '#app/data/index.server.ts'
import type { LinkedSample } from './comment-sample.tsx'

/** The doc comments that a doc shows rendered, with the pages that their links lead to. */
export function linkedSamples({ samples = [] }: Doc): LinkedSample[] {
  return (samples as readonly CommentSample[]).map((sample) => ({ sample, refs: sample.links.map(refOf) }))
}

/** A link names its package; one that does not, or names what the graph has not, stays text. */
function refOf({ package: from, name }: CommentSample['links'][number]): Ref {
  const slug = graph().manifest.packages.find((candidate) => candidate.name === from)?.slug
  const entry =
    slug === undefined
      ? undefined
      : graph()
          .package(slug)
          ?.symbols.find((symbol) => symbol.name === name)
  return {
    id: `${slug ?? ''}!${name}`,
    text: name,
    ...(slug !== undefined && entry && { page: { slug, kind: entry.kind, name } }),
    summary: '',
    deprecated: false,
  }
}
