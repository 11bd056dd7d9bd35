import type { ReactElement } from 'react'
import { FocusedLinks } from './focused-links.tsx'
import { SymbolFilters } from './symbol-filters.tsx'
import { LinkCards } from './link-cards.tsx'

export interface ReadingAidsProps {
  /** Tells a text to screen readers. */
  tell: (text: string) => void
}

/** The parts of a page that only act on a pointer or a key. */
export function ReadingAids({ tell }: ReadingAidsProps): ReactElement {
  return (
    <>
      <LinkCards />
      <FocusedLinks />
      <SymbolFilters tell={tell} />
    </>
  )
}
