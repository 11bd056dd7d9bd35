import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Ways to stop a server. */
export interface Shutdown {
  /** Whether stopping has begun. */
  isStopping: () => boolean
  /**
   * Serves all requests until `grace` resolves, so that load balancers can notice. Then accepts no more connections and waits
   * for the open ones.
   *
   * Idle connections are not closed, because a request may be on its way. They end with its response, or by the keep-alive
   * timeout.
   */
  drain: (grace: Promise<unknown>) => Promise<void>
  /** Accepts no more connections, closes the idle ones and waits for responses that have begun. */
  end: () => Promise<void>
}

/**
 * Prepares a server to be stopped.
 *
 * @param limit - Milliseconds after the last accepted connection until the remaining ones are destroyed.
 */
export function shutdownOf(server: Server, limit: number): Shutdown {
  let isStopping = false
  // `http.Server.close` would close idle connections too.
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

/** Milliseconds after which the queue of connections counts as empty, in case clients never stop connecting. */
const longestQueue = 1_000

/**
 * Resolves when the system's queue has no connection for the server; closing the server would reset those.
 *
 * libuv accepts one connection in a turn of the event loop, so the queue is empty after a turn without one.
 */
async function emptyQueue(server: Server): Promise<void> {
  let taken = true
  const take = (): void => void (taken = true)
  server.on('connection', take)
  const end = performance.now() + longestQueue
  while (taken && performance.now() < end) {
    taken = false
    // The first one may be in this turn.
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', take)
}
