import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** How a server is stopped. */
export interface Shutdown {
  /** Whether stopping has begun. */
  isStopping: () => boolean
  /**
   * Serves as ever until `grace` resolves, so that load balancers can notice, then takes no more connections and waits for
   * those that are open.
   *
   * An idle connection is not closed: a request may be on its way. It ends with the response to that, or by the keep-alive timeout.
   */
  drain: (grace: Promise<unknown>) => Promise<void>
  /** Takes no more connections, closes the idle ones and waits for the responses that have begun. */
  end: () => Promise<void>
}

/**
 * Prepares a server for being stopped.
 *
 * @param limit - Milliseconds until the remaining connections are destroyed, counted from the last one taken.
 */
export function shutdownOf(server: Server, limit: number): Shutdown {
  let isStopping = false
  /** `http.Server.close` would close idle connections too. */
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const timer = setTimeout(() => server.closeAllConnections(), limit)
    await closed
    clearTimeout(timer)
  }
  return {
    isStopping: () => isStopping,
    drain: async (grace) => {
      isStopping = true
      await grace
      await emptyQueue(server)
      await close()
    },
    end: async () => {
      isStopping = true
      const closed = close()
      server.closeIdleConnections()
      await closed
    },
  }
}

/** Longest time for the queue of connections, in milliseconds: clients that never stop connecting keep it from being empty. */
const longestQueue = 1_000

/**
 * Resolves when the system has no accepted connection waiting for the server: closing the server would reset those.
 *
 * A turn of the event loop takes one of them, so that a turn without one says that there are no more.
 */
async function emptyQueue(server: Server): Promise<void> {
  let taken = true
  const take = (): void => void (taken = true)
  server.on('connection', take)
  const end = performance.now() + longestQueue
  while (taken && performance.now() < end) {
    taken = false
    // The first may be of this turn.
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', take)
}
