import type { ReactElement } from 'react'
import { InlineScript } from '#app/document/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { codeFailureScript } from './code-failure-script.ts'

/** Inline script that shows a message when the code of the first page cannot be loaded; see {@link codeFailureScript}. */
export function CodeFailure(): ReactElement {
  const { t } = useTranslation()
  return (
    <InlineScript
      text={import.meta.env.SSR ? codeFailureScript : ''}
      data={{ title: t('load.title'), advice: t('load.advice'), retry: t('load.retry') }}
    />
  )
}
