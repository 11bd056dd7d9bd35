import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { copiedFor } from '#app/site/index.ts'

/** Text to copy: the button's `data-copy`, or the code of its figure. */
function textFor(button: HTMLElement): string {
  const own = button.dataset.copy
  if (own) return own
  const figure = button.closest('figure')
  if (figure?.matches('.signature')) return signatureText(figure)
  const lines = Array.from(figure?.querySelectorAll('code .line') ?? [], (line) =>
    (line.textContent ?? '').replace(/\n$/, ''),
  )
  const parts = Array.from(
    figure?.querySelectorAll(':scope > code, :scope > pre > code') ?? [],
    ({ textContent }) => textContent,
  )
  return (lines.length > 0 ? lines.join('\n') : parts.join('')).replace(/\n$/, '')
}

/** Text of a signature as the page shows it, on one line or on several, with the lines that are collapsed. */
function signatureText(figure: HTMLElement): string {
  const lines = [...figure.querySelectorAll('.ln')]
  if (lines[0] && getComputedStyle(lines[0]).display === 'inline') {
    return Array.from(figure.querySelectorAll(':scope > code'), ({ textContent }) => textContent).join('')
  }
  return lines
    .map((line) => {
      const depth = Number(/\bd(\d+)\b/.exec(line.className)?.[1] ?? 0)
      return '  '.repeat(depth) + (line.textContent ?? '').trimEnd()
    })
    .join('\n')
}

/** Makes every copy button of the page work, including those in prose, and announces the result to screen readers. */
export function CopyButtons(): ReactElement {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState('')

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const show = (button: HTMLElement, state: 'done' | 'failed', text: string): void => {
      button.dataset.state = state
      button.setAttribute('aria-label', text)
      setOutcome(text)
      const timer = setTimeout(() => {
        delete button.dataset.state
        button.setAttribute('aria-label', t('copy.label'))
        setOutcome('')
        timers.delete(timer)
      }, copiedFor)
      timers.add(timer)
    }
    const onClick = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button.copy') : null
      if (!button) return
      const copying = navigator.clipboard?.writeText(textFor(button)) ?? Promise.reject(new Error('No clipboard'))
      copying.then(
        () => show(button, 'done', t('copy.done')),
        () => show(button, 'failed', t('copy.failed')),
      )
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [t])

  return (
    <div className="visually-hidden" aria-live="polite">
      {outcome}
    </div>
  )
}
