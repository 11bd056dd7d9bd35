import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { toggleDetails } from '#app/lib/collapse.ts'

function toggle(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  const { parentElement } = event.currentTarget
  if (parentElement instanceof HTMLDetailsElement) toggleDetails(parentElement)
}

/** The summary of a `details` element that opens and closes in motion. Without scripts it works as any. */
export function FoldSummary({ children }: { children: ReactNode }): ReactElement {
  // Enter and Space click a summary too.
  return <summary onClick={toggle}>{children}</summary>
}
