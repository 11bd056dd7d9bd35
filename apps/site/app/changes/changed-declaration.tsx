import type { ChangedLine } from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import { signatureLines, Tokens, widthClass } from '#app/api/index.server.ts'
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
  const marked = new Set(marks)
  // Positions of the tokens that are text, in the order of the lines.
  const places = [...tokens.keys()].filter((at) => typeof tokens[at] !== 'number')
  let next = 0
  return (
    <code className={lines.length > 1 ? widthClass(width) : 'w-any'} translate="no" dir="ltr">
      {lines.map(({ depth, tokens: own, spaced }, index) => (
        <Fragment key={index}>
          <span className={`ln d${depth}`}>
            {own.map((token) => {
              const at = places[next]!
              next += 1
              const text = <Tokens key={at} tokens={[token]} />
              return marked.has(at) ? <b key={at}>{text}</b> : text
            })}
          </span>
          {spaced && ' '}
        </Fragment>
      ))}
    </code>
  )
}
