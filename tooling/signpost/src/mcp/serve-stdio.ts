import type { Readable, Writable } from 'node:stream'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Sdk } from './sdk.ts'

/**
 * Serves the protocol over standard input and output, until the input ends. A line that is no message gets an error, and the next
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
  await server.connect(transport)
  await ended
  await server.close()
}
