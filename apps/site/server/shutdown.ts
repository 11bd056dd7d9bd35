import type { Server } from 'node:http'

/** How a server is stopped. */
export interface Shutdown {
  /** Whether stopping has begun. */
  isStopping: () => boolean
  /**
   * Takes no more connections and waits until the last response is sent; at most `limit` milliseconds.
   *
   * @param grace - Milliseconds in which requests on open connections are still taken, so that a load balancer can notice.
   */
  stop: (grace: number) => Promise<void>
}

/** Prepares a server for being stopped without losing a request. */
export function shutdownOf(server: Server, limit: number): Shutdown {
  let isStopping = false
  let connections = 0
  server.on('connection', (socket) => {
    connections++
    socket.on('close', () => connections--)
  })
  const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

  return {
    isStopping: () => isStopping,
    stop: async (grace) => {
      isStopping = true
      if (connections > 0) await wait(grace)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), limit - grace)
      await closed
      clearTimeout(timer)
    },
  }
}
