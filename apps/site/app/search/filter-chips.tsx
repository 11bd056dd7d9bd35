import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { filterIn, toggleFilter } from './filter-query.ts'

/** The most common kinds. */
export const chipKinds = ['class', 'function', 'variable', 'interface', 'type', 'method', 'property'] as const

interface FilterChipsProps {
  query: string
  /** Package of the current page. */
  slug: string | undefined
  t: Translate
  onChange: (query: string) => void
}

/** Buttons for filters; each edits the text of the query. */
export function FilterChips({ query, slug, t, onChange }: FilterChipsProps): ReactElement {
  const chips = [
    ...(slug === undefined ? [] : [{ key: 'pkg', value: slug, label: t('search.here') }]),
    ...chipKinds.map((kind) => ({ key: 'kind', value: kind, label: t(`search.kind.${kind}`) })),
  ]
  return (
    <div className="chips" role="group" aria-label={t('search.filters')}>
      {chips.map(({ key, value, label }) => (
        <button
          key={`${key}:${value}`}
          type="button"
          className="chip"
          aria-pressed={filterIn(query, key) === value.toLowerCase()}
          onClick={() => onChange(toggleFilter(query, key, value))}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
