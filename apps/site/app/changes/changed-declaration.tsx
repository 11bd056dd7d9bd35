import type { ChangedLine } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Lines, signatureLines, widthClass } from '#app/api/index.server.ts'
import { useContent } from '#app/prose/index.server.ts'

/** Declarations before and after a change, with marks where they differ; nothing when both are the same. */
export function ChangedDeclaration({
  before,
  after,
}: {
  before: readonly ChangedLine[]
  after: readonly ChangedLine[]
}): ReactElement | null {
  const { t } = useContent()
  if (before.length + after.length === 0) return null
  return (
    <div className="signature changed">
      {before.map((line, index) => (
        <del key={index}>
          <span className="visually-hidden">{t('changes.before')} </span>
          <Line line={line} />
        </del>
      ))}
      {after.map((line, index) => (
        <ins key={index}>
          <span className="visually-hidden">{t('changes.after')} </span>
          <Line line={line} />
        </ins>
      ))}
    </div>
  )
}

function Line({ line: { tokens, width, marks } }: { line: ChangedLine }): ReactElement {
  const lines = signatureLines(tokens)
  return (
    <code className={lines.length > 1 ? widthClass(width) : 'w-any'} translate="no" dir="ltr">
      <Lines lines={lines} marks={new Set(marks)} />
    </code>
  )
}
