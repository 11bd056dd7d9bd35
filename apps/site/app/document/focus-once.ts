/** Moves the focus to an element that is not focusable, without adding it to the tab order. */
export function focusOnce(element: HTMLElement | null): void {
  const isStop = element?.hasAttribute('tabindex')
  if (!isStop) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  if (!isStop) element?.removeAttribute('tabindex')
}
