import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { print, printDefect, printError } from '@signpost/diagnostics'
import type { Places } from '../steps/places.ts'
import { createServer } from './create-server.ts'
import type { GraphSource } from './graph-source.ts'
import { openFolder } from './open-folder.ts'
import { openSite } from './open-site.ts'
import { loadSdk } from './sdk.ts'
import { httpServer, mcpPath, mostWaiting } from './serve-http.ts'
import { serveStdio } from './serve-stdio.ts'

/** Options of {@link mcp}. */
export interface McpOptions {
  /** Address of a site, whose pages are read instead of the graph of the root. */
  site?: string
  /** Port of the HTTP transport, on loopback; absent for standard input and output. */
  port?: number
}

/**
 * Serves a graph over the Model Context Protocol.
 *
 * @returns The exit code, when the client has ended.
 * @throws StepError when there is no graph, or the SDK is not installed.
 */
export async function mcp(places: Places, { site, port }: McpOptions): Promise<number> {
  const sdk = await loadSdk()
  const source: GraphSource = site === undefined ? openFolder(places.graph) : openSite(site)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  // Standard output is the protocol's.
  const onDefect = (error: unknown): void => printDefect(error)
  const create = () => createServer(sdk, source, version, onDefect)
  if (port === undefined) {
    await serveStdio(sdk, create())
    return 0
  }
  const server = httpServer(sdk, create, onDefect)
  server.listen({ port, host: '127.0.0.1', backlog: mostWaiting })
  try {
    await once(server, 'listening')
  } catch (error) {
    printError(
      `Found ${(error as NodeJS.ErrnoException).code} for port ${port}, expected a free one. Name another with --port.`,
    )
    return 1
  }
  const { port: own } = server.address() as { port: number }
  print(`Answering at http://127.0.0.1:${own}${mcpPath}`)
  const end = (): void => void server.close(() => server.closeAllConnections())
  process.once('SIGINT', end).once('SIGTERM', end)
  await once(server, 'close')
  return 0
}
