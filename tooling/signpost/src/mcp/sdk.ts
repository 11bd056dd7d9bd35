import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { StepError } from '../steps/step-error.ts'

const sdk = '@modelcontextprotocol/sdk'

/** Classes of the SDK that are used. */
export interface Sdk {
  McpServer: typeof McpServer
  StdioServerTransport: typeof StdioServerTransport
  StreamableHTTPServerTransport: typeof StreamableHTTPServerTransport
}

/** Loads the official SDK. It is no dependency: with its own it is 20 MB, which only this command needs. */
export async function loadSdk(): Promise<Sdk> {
  try {
    const [{ McpServer }, { StdioServerTransport }, { StreamableHTTPServerTransport }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/mcp.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    ])
    return { McpServer, StdioServerTransport, StreamableHTTPServerTransport }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StepError(
      'mcp',
      '',
      `Found no ${sdk}, expected it beside Signpost. Install it: npm install --save-dev ${sdk}`,
    )
  }
}
