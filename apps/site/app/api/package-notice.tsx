import type { PackageSummary } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/**
 * One sentence for readers of a package that could be read only in part, or not at all; nothing for other packages. What its
 * authors can mend is in the report of the build.
 */
export function PackageNotice({ status }: Pick<PackageSummary, 'status'>): ReactElement | null {
  const { t } = useContent()
  return status === 'ok' ? null : (
    <p className="note" role="note">
      {t(`package.${status}`)}
    </p>
  )
}
