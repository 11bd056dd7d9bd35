/**
 * Creates a function that runs `work` after each call, never concurrently. Calls while a run is waiting share that run.
 *
 * @param work - Must not reject.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isWaiting = false
  let last = Promise.resolve()
  return () => {
    if (isWaiting) return
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return work()
    })
  }
}
