/**
 * Runs a task a second after it last ended, without keeping the process alive.
 *
 * @returns Stops it.
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
