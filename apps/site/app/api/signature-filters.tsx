import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'

/** Filters the lines of long signatures, and announces how many match. */
export function SignatureFilters(): ReactElement {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState('')

  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement && target.matches('.signature-filter'))) return
      const wanted = target.value.trim().toLowerCase()
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
