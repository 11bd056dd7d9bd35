import type { PackageSummary } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Says why a package could be read only in part, or not at all; nothing for a package without errors. */
export function PackageNotice({
  state,
}: {
  state: Pick<PackageSummary, 'status' | 'diagnostics'>
}): ReactElement | null {
  const { t } = useContent()
  if (state.status === 'ok') return null
  return (
    <aside className="banner banner-degraded" aria-label={t(`package.${state.status}.title`)}>
      <b>{t(`package.${state.status}.title`)}</b>
      <p>{t(`package.${state.status}.text`)}</p>
      {state.diagnostics.length > 0 && (
        <details>
          <summary>{t('package.diagnostics', { count: state.diagnostics.length })}</summary>
          <ul>
            {state.diagnostics.map(({ code, file, line, found, expected, nextStep }, index) => (
              <li key={index}>
                <code>{code}</code> {line === undefined ? file : `${file}:${line}`}: {found} {expected} {nextStep}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}
