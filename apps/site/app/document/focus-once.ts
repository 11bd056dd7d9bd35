/** Moves the focus to an element that does not usually take it, without making it a stop of the keyboard. */
export function focusOnce(element: HTMLElement | null): void {
  const isStop = element?.hasAttribute('tabindex')
  if (!isStop) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  if (!isStop) element?.removeAttribute('tabindex')
}
