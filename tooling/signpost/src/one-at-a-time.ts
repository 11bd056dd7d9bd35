/**
 * Makes a function that has some work done once more after each call of it, never twice at a time: calls while it waits for
 * the work before it to end are one.
 *
 * @param before - What has to end first; it and the work may not be rejected.
 */
export function oneAtATime(work: () => Promise<void>, before: Promise<void> = Promise.resolve()): () => void {
  let isWaiting = false
  let last = before
  return () => {
    if (isWaiting) return
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return work()
    })
  }
}
