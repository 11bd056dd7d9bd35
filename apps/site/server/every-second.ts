/**
 * Runs a task repeatedly, each time a second after it ended. Does not keep the process alive.
 *
 * @param pause - Milliseconds in place of that second.
 * @returns Stops the repetition.
 */
export function everySecond(task: () => void | Promise<void>, pause = 1000): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false
  const schedule = (): void => {
    if (!isStopped) timer = setTimeout(() => void Promise.resolve(task()).finally(schedule), pause).unref()
  }
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
