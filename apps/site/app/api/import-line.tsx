import type { SymbolPage } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { CopyButton, useContent } from '#app/prose/index.server.ts'

/** Import of a symbol, to be copied; nothing for one that cannot be imported. */
export function ImportLine({ page }: { page: SymbolPage }): ReactElement | null {
  const { t } = useContent()
  const [home] = page.exportedAs
  if (home === undefined) return null
  return (
    <figure className="import" aria-label={t('import.label')}>
      <code translate="no" dir="ltr">
        {home.importLine}
      </code>
      <CopyButton />
    </figure>
  )
}
