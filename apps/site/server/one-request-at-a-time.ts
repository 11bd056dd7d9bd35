import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers a request; the arguments after the response are those of its caller. */
type Handle<Rest extends readonly unknown[]> = (
  request: IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => void

/**
 * Answers one request of a connection at a time.
 *
 * HTTP/1.1 allows a client to send requests without waiting for responses. Node.js starts all of them at once; here the next one
 * starts after the response to the one before, and nothing is read from the connection while one waits. A connection on which more
 * than `limit` wait is destroyed.
 */
export function oneRequestAtATime<Rest extends readonly unknown[]>(limit: number, handle: Handle<Rest>): Handle<Rest> {
  const waiting = new WeakMap<Socket, (() => void)[]>()

  return (request, response, ...rest) => {
    const { socket } = request
    // Requests in the rest of the piece whose connection was destroyed.
    if (socket.destroyed) return
    const start = (): void => {
      // Emitted a turn after Node.js resumes the connection, so that it can be paused again.
      response.once('close', next)
      handle(request, response, ...rest)
    }
    const next = (): void => {
      const queue = waiting.get(socket)
      const following = queue?.shift()
      if (following === undefined) waiting.delete(socket)
      else if (!socket.destroyed) following()
      if (queue && queue.length > 0) socket.pause()
      else socket.resume()
    }
    const queue = waiting.get(socket)
    if (queue === undefined) {
      waiting.set(socket, [])
      start()
    } else if (queue.length < limit) {
      queue.push(start)
      socket.pause()
    } else socket.destroy()
  }
}

/**
 * Destroys connections that send more than `limit` requests in one piece, before Node.js parses it: a piece of 64 kB has up to 2,500
 * requests, for which Node.js needs 7 MB and as much time as for that many clients.
 */
export function refuseFloods(server: Server, limit: number): void {
  server.on('connection', (socket) => {
    // Before the listener of the HTTP parser, which gets the same bytes.
    socket.prependListener('data', (piece: Buffer) => {
      if (!hasMoreHeads(piece, limit)) return
      socket.destroy()
      // The parser stops at the first byte that is no HTTP.
      piece.fill(0)
    })
  })
}

/** Whether more than `limit` heads of requests end in a piece: each ends with an empty line. */
function hasMoreHeads(piece: Buffer, limit: number): boolean {
  let count = 0
  for (let at = piece.indexOf('\n\r\n'); at !== -1; at = piece.indexOf('\n\r\n', at + 3)) {
    if (++count > limit) return true
  }
  return false
}
