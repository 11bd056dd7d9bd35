import type { ReactElement } from 'react'
import { useContent } from './content-context.tsx'

/** Copies the code of its figure, or `text`. Visible when scripts run; one listener handles all copy buttons. */
export function CopyButton({ text }: { text?: string }): ReactElement {
  const { t } = useContent()
  return (
    <button
      type="button"
      className="code-button copy"
      aria-label={t('copy.label')}
      {...(text !== undefined && { 'data-copy': text })}
    >
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
        <path
          d="M5.500 5.500v-3h8v8h-3M2.500 5.500h8v8h-8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.300"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
