import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { toggleDetails } from './collapse.ts'

/**
 * The summary of a `details` element that opens and closes in motion. Without scripts it works as any.
 *
 * @param onToggle - Called before it opens or closes.
 */
export function FoldSummary({ onToggle, children }: { onToggle?: () => void; children: ReactNode }): ReactElement {
  const toggle = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    const { parentElement } = event.currentTarget
    onToggle?.()
    if (parentElement instanceof HTMLDetailsElement) toggleDetails(parentElement)
  }
  // Enter and Space click a summary too.
  return <summary onClick={toggle}>{children}</summary>
}
