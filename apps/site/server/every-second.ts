/**
 * Runs a task repeatedly, each time a second after it ended. Does not keep the process alive.
 *
 * @returns Stops the repetition.
 */
export function everySecond(task: () => void | Promise<void>): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false
  const schedule = (): void => {
    if (!isStopped) timer = setTimeout(() => void Promise.resolve(task()).finally(schedule), 1000).unref()
  }
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
