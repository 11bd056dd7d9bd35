import { getMotionPreference, MotionPreference } from '@signpost/use-prefers-reduced-motion'

/** Duration in milliseconds of opening content of this height in px. It grows ever more slowly. */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

const easing = 'ease-in-out'

/**
 * Opens or closes a `details` element by animating its height, from its current height. Its content is the element
 * after the summary.
 *
 * While it closes it is still `open`, with the attribute `data-closing`.
 */
export function toggleDetails(details: HTMLDetailsElement): void {
  const content = details.querySelector<HTMLElement>(':scope > :not(summary)')
  if (!content) return void (details.open = !details.open)
  const isOpening = !details.open || details.dataset.closing !== undefined
  const from = details.open ? content.getBoundingClientRect().height : 0
  // A cancelled animation never finishes.
  for (const animation of content.getAnimations()) animation.cancel()
  details.open = true
  if (isOpening) delete details.dataset.closing
  else details.dataset.closing = ''

  const height = content.scrollHeight
  const frames = [from, isOpening ? height : 0].map((px) => ({ height: `${px}px`, overflow: 'clip' }))
  const duration = getMotionPreference() === MotionPreference.Reduce ? 1 : collapseDuration(height)
  content.animate(frames, { duration, easing }).onfinish = () => {
    if (isOpening) return
    details.open = false
    delete details.dataset.closing
  }
}
