import type { ReactElement } from 'react'
import { useContent } from './content-context.tsx'

/**
 * Copies the code of its figure, or `text`. Visible when scripts run; one listener handles all copy buttons. The stylesheet draws its
 * icon: a page may have hundreds.
 */
export function CopyButton({ text }: { text?: string }): ReactElement {
  const { t } = useContent()
  return (
    <button
      type="button"
      className="code-button copy"
      aria-label={t('copy.label')}
      {...(text !== undefined && { 'data-copy': text })}
    />
  )
}
