import { type MouseEvent, type ReactElement, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { copiedFor } from '#app/site/index.ts'

/** Copies the page as Markdown. Without scripts, and where copying fails, it is a link to that text. */
export function CopyPage({ href }: { href: string }): ReactElement {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)

  const copy = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !navigator.clipboard) return
    event.preventDefault()
    copyText(href).then(
      () => {
        setCopied(true)
        setTimeout(() => setCopied(false), copiedFor)
      },
      () => window.location.assign(href),
    )
  }
  return (
    <div className="copy-page">
      <a href={href} type="text/markdown" onClick={copy}>
        {t(isCopied ? 'copy.done' : 'copy.page')}
      </a>
      <span className="visually-hidden" aria-live="polite">
        {isCopied && t('copy.done')}
      </span>
    </div>
  )
}

async function copyText(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(response.statusText)
  await navigator.clipboard.writeText(await response.text())
}
