import type { ReactElement } from 'react'
import { CodeWrap } from './code-wrap.tsx'
import { FocusedLinks } from './focused-links.tsx'
import { LinkCards } from './link-cards.tsx'
import { ReleaseParameter } from './release-parameter.tsx'
import { SymbolFilters } from './symbol-filters.tsx'
import { TabGroups } from './tab-groups.tsx'

export interface ReadingAidsProps {
  /** Tells a text to screen readers. */
  tell: (text: string) => void
}

/** The parts of a page that only act on a pointer or a key, and those of tabs and of releases, which few pages have. */
export function ReadingAids({ tell }: ReadingAidsProps): ReactElement {
  return (
    <>
      <LinkCards />
      <CodeWrap />
      <FocusedLinks />
      <TabGroups />
      <ReleaseParameter />
      <SymbolFilters tell={tell} />
    </>
  )
}
