import { connect } from 'node:net'

/**
 * Sends bytes on a connection of its own and collects what comes until the server closes it.
 *
 * @returns The status code and the head and body as text; status 0 when nothing came.
 */
export function sendRaw(port: number, text: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }))
  })
}

/** Values that every response carries, and what each has to contain. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', "frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]
