import { createServer } from 'node:net'

/**
 * The port that was asked for: `--port 4000`, `--port=4000`, else the variable PORT, else 3000.
 *
 * Anything but a whole number from 0 to 65535 ends the process with one sentence.
 */
export function requestedPort(args, variable) {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='))
  const text =
    at < 0 ? (variable ?? '3000') : args[at].includes('=') ? args[at].slice('--port='.length) : (args[at + 1] ?? '')
  const port = Number(text)
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port
  console.error(
    `"${text}" is not a port: give a whole number from 0 to 65535, for example \`npm start -- --port 4000\`.`,
  )
  return process.exit(1)
}

/** Whether a server could listen on this port of the loopback address. */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
