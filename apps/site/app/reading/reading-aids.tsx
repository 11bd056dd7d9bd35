import type { ReactElement } from 'react'
import { SymbolFilters } from './symbol-filters.tsx'
import { LinkCards } from './link-cards.tsx'

/** The parts of a page that only act on a pointer or a key. */
export function ReadingAids(): ReactElement {
  return (
    <>
      <LinkCards />
      <SymbolFilters />
    </>
  )
}
