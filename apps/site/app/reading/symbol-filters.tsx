import { useEffect } from 'react'
import { useTranslation } from '#app/languages/index.ts'

/** Texts of rows in lower case: reading those of thousands for each key that is pressed takes too long. */
const texts = new WeakMap<Element, string>()

function textOf(row: Element): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = (row.textContent ?? '').toLowerCase()
  texts.set(row, text)
  return text
}

function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden
}

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
  const found = rows.filter((row) => {
    const { package: own = '', since: added = 'none' } = row.dataset
    const isFound =
      textOf(row).includes(words) &&
      (slug === '' || own.toLowerCase() === slug) &&
      (since === '' || Number(added) <= Number(since))
    hide(row, !isFound)
    return isFound
  })
  // Filters that work without scripts hide rows by their styles.
  const hasOthers = index.querySelector('.shown input:not(:checked)') !== null
  const shown = hasOthers ? found.filter((row) => getComputedStyle(row).display !== 'none') : found
  const filled = new Set<Element>()
  for (const row of shown) {
    for (
      let section = row.closest('section, details');
      section && !filled.has(section);
      section = section.parentElement?.closest('section, details') ?? null
    )
      filled.add(section)
  }
  for (const section of index.querySelectorAll<HTMLElement>('section, details')) {
    hide(section, !filled.has(section))
    if (!(section instanceof HTMLDetailsElement)) continue
    if (words === '') section.open = section.open && section.dataset['opened'] === undefined
    else if (!section.open) section.dataset['opened'] = ''
    if (words === '') delete section.dataset['opened']
    else section.open = true
  }
  return shown.length === rows.length ? undefined : shown.length
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
