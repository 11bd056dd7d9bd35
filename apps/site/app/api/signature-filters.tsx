import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'

/** Rows of an index that have the words; sections without any are hidden, and folded ones with some are open meanwhile. */
function filterIndex(index: Element, wanted: string): number {
  const rows = [...index.querySelectorAll<HTMLElement>('.symbol-list > li')]
  for (const row of rows) row.hidden = !(row.textContent ?? '').toLowerCase().includes(wanted)
  for (const section of index.querySelectorAll<HTMLElement>('section, details')) {
    section.hidden = section.querySelector('.symbol-list > li:not([hidden])') === null
    if (!(section instanceof HTMLDetailsElement)) continue
    if (wanted === '') section.open = section.open && section.dataset['opened'] === undefined
    else if (!section.open) section.dataset['opened'] = ''
    if (wanted === '') delete section.dataset['opened']
    else section.open = true
  }
  return rows.filter(({ hidden }) => !hidden).length
}

/** Filters the lines of long signatures and the rows of a package's index, and announces how many match. */
export function SignatureFilters(): ReactElement {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState('')

  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement && target.matches('.signature-filter, .symbol-filter'))) return
      const wanted = target.value.trim().toLowerCase()
      const index = target.closest('.symbol-index')
      if (index) {
        const count = filterIndex(index, wanted)
        setOutcome(wanted === '' ? '' : t('signature.filtered', { count }))
        return
      }
      const lines = Array.from(target.closest('figure')?.querySelectorAll<HTMLElement>('.ln') ?? []).slice(1)
      for (const line of lines) line.hidden = !(line.textContent ?? '').toLowerCase().includes(wanted)
      setOutcome(wanted === '' ? '' : t('signature.filtered', { count: lines.filter(({ hidden }) => !hidden).length }))
    }
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [t])

  return (
    <div className="visually-hidden" aria-live="polite">
      {outcome}
    </div>
  )
}
