import { useEffect } from 'react'
import { useTranslation } from '#app/languages/index.ts'

/**
 * Hides the rows of an index without the words of its filter, of another package or of an earlier version than the chosen ones. Sections
 * without any row are hidden too, and folded ones with some are open meanwhile.
 *
 * @returns the number of rows shown, undefined when all are.
 */
function filterIndex(index: Element): number | undefined {
  const chosen = (name: string): string =>
    index.querySelector<HTMLSelectElement>(name)?.value.trim().toLowerCase() ?? ''
  const [words, slug, since] = [chosen('input.symbol-filter'), chosen('[name=package]'), chosen('[name=since]')]
  const rows = [...index.querySelectorAll<HTMLElement>('.symbol-list > li')]
  for (const row of rows) {
    const { package: own = '', since: added = 'none' } = row.dataset
    row.hidden =
      !(row.textContent ?? '').toLowerCase().includes(words) ||
      (slug !== '' && own.toLowerCase() !== slug) ||
      (since !== '' && !(Number(added) <= Number(since)))
  }
  // Filters that work without scripts hide rows by their styles.
  const shown = new Set(rows.filter((row) => getComputedStyle(row).display !== 'none'))
  for (const section of index.querySelectorAll<HTMLElement>('section, details')) {
    section.hidden = ![...section.querySelectorAll<HTMLElement>('.symbol-list > li')].some((row) => shown.has(row))
    if (!(section instanceof HTMLDetailsElement)) continue
    if (words === '') section.open = section.open && section.dataset['opened'] === undefined
    else if (!section.open) section.dataset['opened'] = ''
    if (words === '') delete section.dataset['opened']
    else section.open = true
  }
  return shown.size === rows.length ? undefined : shown.size
}

/** Filters the lines of long signatures and the rows of lists of symbols, and announces how many match. */
export function SymbolFilters({ tell }: { tell: (text: string) => void }): null {
  const { t } = useTranslation()

  useEffect(() => {
    const filterBy = (target: Element): void => {
      const index = target.closest('.symbol-index')
      if (index) {
        const count = filterIndex(index)
        tell(count === undefined ? '' : t('signature.filtered', { count }))
        return
      }
      if (!(target instanceof HTMLInputElement && target.matches('.signature-filter'))) return
      const wanted = target.value.trim().toLowerCase()
      const lines = Array.from(target.closest('figure')?.querySelectorAll<HTMLElement>('.ln') ?? []).slice(1)
      for (const line of lines) line.hidden = !(line.textContent ?? '').toLowerCase().includes(wanted)
      tell(wanted === '' ? '' : t('signature.filtered', { count: lines.filter(({ hidden }) => !hidden).length }))
    }
    const onInput = ({ target }: Event): void => filterBy(target as Element)
    document.addEventListener('input', onInput)
    // This code is loaded by the first focus, and a filter may have been typed into since then.
    if (document.activeElement?.matches('.symbol-filter, .signature-filter')) filterBy(document.activeElement)
    return () => document.removeEventListener('input', onInput)
  }, [t, tell])

  return null
}
