import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { plainAnswer, type Answer } from './answer.ts'
import { resourcePolicy } from './content-security-policy.ts'
import { securityHeaders, type Headers } from './headers.ts'

const uriHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Returns 400 for a request whose `Host` is missing, repeated or malformed.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9112#section-3.2 | RFC 9112, 3.2}
 */
export function refusedHost({ rawHeaders, headers, httpVersion }: IncomingMessage): Answer | undefined {
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  const isFine = count === 0 ? httpVersion === '1.0' : count === 1 && uriHost.test(headers.host ?? '')
  return isFine ? undefined : plainAnswer(400, 'Exactly one Host header was expected', { connection: 'close' })
}

/** Status for a failed request: too slow, too large or not HTTP. */
export function statusOf({ code }: NodeJS.ErrnoException): number {
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

const answered = new WeakSet<Duplex>()

/**
 * Responds on a connection without a request object, and ends it.
 *
 * Input is read and dropped until then: closing a socket with unread bytes resets the connection, and the client would lose
 * the response.
 *
 * @param linger - Milliseconds until the connection is destroyed.
 */
export function endWith(socket: Duplex, status: number, linger: number, more: Headers = {}): void {
  if (answered.has(socket)) return
  answered.add(socket)
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const headers = {
    ...securityHeaders(resourcePolicy, false),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), linger)
  socket.once('close', () => clearTimeout(timer))
}
