import type { Doc } from '@signpost/docs-content/reader'
import type { CommentSample, Ref } from '@signpost/graph-model'
import { graph } from '#app/data/index.server.ts'
import type { LinkedSample } from './comment-sample.tsx'

/** Rendered doc comments of a doc, with the pages that they link to. */
export function linkedSamples({ samples = [] }: Doc): LinkedSample[] {
  return (samples as readonly CommentSample[]).map((sample) => ({ sample, refs: sample.links.map(refOf) }))
}

/** A link has to name its package. One without a package, or to an unknown symbol, becomes text. */
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
