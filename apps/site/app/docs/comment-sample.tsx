import type { CommentSample, Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { DeprecatedBanner, DocText, SignatureDetails, StatusBadges } from '#app/api/index.server.ts'
import { ContentProvider, useContent } from '#app/prose/index.server.ts'

/** A doc comment and the targets of its links. */
export interface LinkedSample {
  sample: CommentSample
  refs: readonly Ref[]
}

/** A doc comment as a symbol's page shows it, in a frame. */
export function CommentSampleView({ sample, refs }: LinkedSample): ReactElement {
  const context = useContent()
  const { release, flags, signature } = sample
  const { docs } = signature
  return (
    <ContentProvider value={{ ...context, refs }}>
      <div className="comment-sample" role="group" aria-label={context.t('docs.sample')}>
        <StatusBadges release={release} deprecated={docs.deprecated !== undefined} flags={flags} />
        <DeprecatedBanner message={docs.deprecated} />
        <DocText nodes={docs.summary} />
        <SignatureDetails signature={signature} headings={{ level: 4 }} />
      </div>
    </ContentProvider>
  )
}
