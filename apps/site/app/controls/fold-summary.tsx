import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { toggleDetails } from './collapse.ts'

/**
 * Summary of a `details` element that opens and closes with an animation. Without scripts it is an ordinary one.
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
  // Enter and Space on a summary cause a click too.
  return <summary onClick={toggle}>{children}</summary>
}
