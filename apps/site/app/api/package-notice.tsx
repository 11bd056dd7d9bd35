import type { PackageSummary } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Says what failed in a package that could not be read whole, and what is still here; nothing for a sound one. */
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
