import { isLoss } from '@signpost/diagnostics'
import type { PackageSummary } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/**
 * One sentence for readers of a package that is documented only in part, or not at all; nothing for other packages. It counts
 * what is missing. Explanations for authors are in the build report.
 */
export function PackageNotice({
  status,
  diagnostics,
}: Pick<PackageSummary, 'status' | 'diagnostics'>): ReactElement | null {
  const { t } = useContent()
  return status === 'ok' ? null : (
    <p className="note" role="note">
      {t(`package.${status}`, { count: Math.max(1, diagnostics.filter(isLoss).length) })}
    </p>
  )
}
