import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Field that narrows a list of symbols by name or text; it is shown where scripts run. */
export function SymbolFilter(): ReactElement {
  const { t } = useContent()
  return (
    <input
      type="search"
      className="symbol-filter"
      aria-label={t('package.filter')}
      placeholder={t('package.filter')}
      autoComplete="off"
      spellCheck="false"
    />
  )
}
