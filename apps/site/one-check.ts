/** Checks a page. Its promise settles when the work has ended, after an abort too. */
export type Check = (page: string, signal: AbortSignal) => Promise<string>

/**
 * Runs one check at a time.
 *
 * Requests for the same page share a check. A request for a page during its check restarts the check, because the page
 * may have changed. A check without waiting requests is aborted, or never starts.
 *
 * @returns `ask` resolves with the findings as text, or `undefined` when its signal is aborted first; `close` aborts
 *   everything.
 */
export function oneCheck(check: Check): {
  ask: (page: string, signal: AbortSignal) => Promise<string | undefined>
  close: () => void
} {
  interface Waiter {
    resolve: (text: string | undefined) => void
    reject: (error: unknown) => void
  }
  const waiting = new Map<string, Set<Waiter>>()
  let running: { page: string; controller: AbortController } | undefined
  let isClosed = false

  const start = async (): Promise<void> => {
    const [page] = waiting.keys()
    if (running !== undefined || page === undefined) return
    const controller = new AbortController()
    running = { page, controller }
    const settle = await check(page, controller.signal).then(
      (text) => (waiter: Waiter) => waiter.resolve(text),
      (error: unknown) => (waiter: Waiter) => waiter.reject(error),
    )
    running = undefined
    if (!controller.signal.aborted) {
      const waiters = waiting.get(page)
      waiting.delete(page)
      waiters?.forEach(settle)
    }
    void start()
  }
  const abort = (page: string): void => {
    if (running?.page === page) running.controller.abort()
  }

  return {
    ask: (page, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed || signal.aborted) return resolve(undefined)
        const waiter = { resolve, reject }
        const waiters = waiting.get(page) ?? new Set()
        waiting.set(page, waiters.add(waiter))
        signal.addEventListener('abort', () => {
          waiters.delete(waiter)
          if (waiters.size === 0 && waiting.get(page) === waiters) {
            waiting.delete(page)
            abort(page)
          }
          resolve(undefined)
        })
        abort(page)
        void start()
      }),
    close() {
      isClosed = true
      for (const waiters of waiting.values()) for (const { resolve } of waiters) resolve(undefined)
      waiting.clear()
      running?.controller.abort()
    },
  }
}
