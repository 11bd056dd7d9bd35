import { type ReactElement, useState } from 'react'
import { RawHtml } from '#app/document/index.ts'

/**
 * A list that is rendered on demand (R2.60).
 *
 * The server renders it whole, for readers without scripts and for find-in-page. Hydration leaves it as it is, without
 * components or listeners. After client navigation it is empty until wanted.
 *
 * @param wanted - Whether its category is open. The list stays after it was wanted once.
 */
export function LazyList({ wanted, children }: { wanted: boolean; children: () => ReactElement }): ReactElement {
  const [made, setMade] = useState(wanted || import.meta.env.SSR)
  if (wanted && !made) setMade(true)
  return made ? children() : <RawHtml as="ul" html="" suppressHydrationWarning />
}
