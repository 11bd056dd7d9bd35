import type { ReactElement } from 'react'

/** Arrow between the types that a callable takes and those that it returns; screen readers read a word. */
export function RouteArrow({ word }: { word: string }): ReactElement {
  return (
    <>
      <span className="route-arrow" aria-hidden="true">
        {'->'}
      </span>
      <span className="visually-hidden">{word}</span>
    </>
  )
}
