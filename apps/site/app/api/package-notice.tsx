import type { PackageSummary } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/**
 * One sentence for readers of a package that could be read only in part, or not at all; nothing for other packages.
 * Errors for authors are in the build report.
 */
export function PackageNotice({ status }: Pick<PackageSummary, 'status'>): ReactElement | null {
  const { t } = useContent()
  return status === 'ok' ? null : (
    <p className="note" role="note">
      {t(`package.${status}`)}
    </p>
  )
}
