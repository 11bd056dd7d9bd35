import type { ReactElement } from 'react'
import { RefLink, useContent } from '#app/prose/index.server.ts'

/** Link to a related symbol, with its package when that is not `slug`. */
export function RelatedSymbol({ index, slug }: { index: number; slug: string }): ReactElement {
  const { refs } = useContent()
  const home = refs[index]?.page?.slug
  return (
    <>
      <RefLink index={index} className="code" />
      {home !== undefined && home !== slug && (
        <span className="note" translate="no">
          {' '}
          {home}
        </span>
      )}
    </>
  )
}
