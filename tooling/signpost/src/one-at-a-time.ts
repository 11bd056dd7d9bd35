/**
 * Creates a function that runs `work` after each call, never concurrently. Calls while a run is waiting share that run.
 *
 * @param before - Awaited before the first run. Neither it nor `work` may reject.
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
