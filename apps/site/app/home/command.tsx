import type { ReactElement } from 'react'
import { CopyButton, useContent } from '#app/prose/index.server.ts'

/** Command for a terminal, to be copied. */
export function Command({ command }: { command: string }): ReactElement {
  const { t } = useContent()
  return (
    <figure className="import" aria-label={t('home.command')}>
      <code translate="no" dir="ltr">
        {command}
      </code>
      <CopyButton />
    </figure>
  )
}
