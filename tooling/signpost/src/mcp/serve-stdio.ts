import type { Readable, Writable } from 'node:stream'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Sdk } from './sdk.ts'

/**
 * Serves the protocol over standard input and output, until the input ends and what it asked is answered. A line that is no message gets an error, and the next
 * one is answered.
 */
export async function serveStdio(
  { StdioServerTransport }: Sdk,
  server: McpServer,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  const transport = new StdioServerTransport(input, output)
  const ended = new Promise<void>((resolve) => {
    input.once('end', resolve).once('close', resolve)
  })
  // Errors of tools are answers; this is a line that is none.
  server.server.onerror = () => {
    const answer = {
      jsonrpc: '2.0',
      error: { code: -32_700, message: 'Found a line that is no message of JSON-RPC 2.0.' },
      id: null,
    }
    output.write(`${JSON.stringify(answer)}\n`)
  }
  // Each answer waits for the output to drain: a thousand at once are no leak of listeners.
  output.setMaxListeners(0)
  const answered = answersOf(transport)
  await server.connect(transport)
  const closed = new Promise<void>((resolve) => {
    output.once('error', () => resolve()).once('close', resolve)
  })
  await ended
  // Nobody reads the rest of a closed output.
  await Promise.race([answered(), closed])
  await server.close()
}

/**
 * Counts requests of a transport that is not connected yet, and their answers.
 *
 * @returns A wait until no request is open.
 */
function answersOf(transport: Transport): () => Promise<void> {
  const open = new Set<unknown>()
  let done: () => void = () => undefined
  const send = transport.send.bind(transport)
  // The server calls what is here before its own.
  transport.onmessage = (message) => {
    if ('method' in message && 'id' in message) open.add(message.id)
  }
  transport.send = async (message, options) => {
    await send(message, options)
    if (!('method' in message)) open.delete(message.id)
    if (open.size === 0) done()
  }
  return () =>
    new Promise((resolve) => {
      done = resolve
      if (open.size === 0) resolve()
    })
}
