import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { countOf, type HitType, hitTypes } from './hit-groups.ts'
import type { SearchAnswer } from './search-answer.ts'

interface TypeTabsProps {
  type: HitType
  answer: SearchAnswer | undefined
  /** Id of the element that they control. */
  panel: string
  t: Translate
  onChange: (type: HitType) => void
}

/** Tabs for all hits, hits of the API, and hits of the docs. */
export function TypeTabs({ type, answer, panel, t, onChange }: TypeTabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (hitTypes.indexOf(type) + step + hitTypes.length) % hitTypes.length
    onChange(hitTypes[next]!)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      className="search-types"
      role="tablist"
      tabIndex={-1}
      ref={list}
      aria-label={t('search.types')}
      onKeyDown={onKeyDown}
    >
      {hitTypes.map((candidate) => (
        <button
          key={candidate}
          type="button"
          role="tab"
          aria-selected={candidate === type}
          aria-controls={panel}
          tabIndex={candidate === type ? 0 : -1}
          onClick={() => onChange(candidate)}
        >
          {t(candidate === 'all' ? 'search.all' : `search.group.${candidate}`)}{' '}
          {answer && <span className="count">{countOf(answer, candidate)}</span>}
        </button>
      ))}
    </div>
  )
}
