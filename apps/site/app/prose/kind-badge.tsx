import type { Kind } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from './content-context.tsx'

/** Letter of each kind. */
export const kindLetters: Readonly<Record<Kind, string>> = {
  class: 'C',
  function: 'F',
  variable: 'V',
  interface: 'I',
  type: 'T',
  enum: 'E',
  namespace: 'N',
}

/** Kind as a letter in a shape. Its name is read by screen readers, and visible when `named`. */
export function KindBadge({
  kind,
  named = false,
  name,
}: {
  kind: Kind
  named?: boolean
  /** Name instead of the kind's. */
  name?: string
}): ReactElement {
  const { t } = useContent()
  return (
    <span className={`kind kind-${kind}`}>
      <span className="kind-letter" aria-hidden="true">
        {kindLetters[kind]}
      </span>
      <span className={named ? 'kind-name' : 'visually-hidden'}>{name ?? t(`kind.${kind}`)}</span>
    </span>
  )
}
