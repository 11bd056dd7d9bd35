import { type ReactElement, useState } from 'react'
import { RawHtml } from '#app/document/index.ts'

/**
 * A list that costs nothing until it is wanted (R2.60).
 *
 * The server writes it whole, for readers without scripts and for the browser's own search. In the browser it stays as the
 * server wrote it, without a component or a listener, and on pages that were not loaded as a document it is empty.
 *
 * @param wanted - Whether its category is open; a list that was wanted once stays.
 */
export function LazyList({ wanted, children }: { wanted: boolean; children: () => ReactElement }): ReactElement {
  const [made, setMade] = useState(wanted || import.meta.env.SSR)
  if (wanted && !made) setMade(true)
  return made ? children() : <RawHtml as="ul" html="" suppressHydrationWarning />
}
