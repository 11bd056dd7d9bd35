import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Default value of a parameter or a prop, beside its type. */
export function DefaultValue({ code }: { code: string }): ReactElement {
  const { t } = useContent()
  return (
    <span className="parameter-fact">
      {t('parameter.default')}{' '}
      <code className="type" translate="no">
        {code}
      </code>
    </span>
  )
}
