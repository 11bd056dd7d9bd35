import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How to serve the built site: prerendered files, or pages rendered on request. */
export type Mode = 'static' | 'ssr'

/** A running server of the built site. */
export interface RunningSite {
  /** `http://localhost:4000`, without a slash at the end. */
  origin: string
  port: number
  /** Resolves when the process has ended. */
  stop: () => Promise<void>
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const program = fileURLToPath(new URL('../bin.js', import.meta.url))

/**
 * Starts the production server on a free port.
 *
 * @param options - Additional environment variables, and a folder to serve instead of the site's own.
 *
 * @throws Error with the server's output when it ends before it is ready.
 */
export function serve(
  mode: Mode,
  options: { env?: Readonly<Record<string, string>>; root?: string } = {},
): Promise<RunningSite> {
  const args = [
    program,
    'serve',
    '--port',
    '0',
    ...(mode === 'ssr' ? ['--ssr'] : []),
    ...(options.root === undefined ? [] : ['--root', options.root]),
  ]
  const server = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /^(http:\/\/localhost:(\d+))\/\S*\r?\n/m.exec(printed)
      if (!url) return
      const stop = async (): Promise<void> => {
        server.kill('SIGINT')
        await ended
      }
      resolve({ origin: url[1]!, port: Number(url[2]), stop })
    })
    server.once('error', reject)
    void ended.then(() =>
      reject(
        new Error(
          `The server (${mode}) ended before it was ready. Build the site first: turbo run prerender.\n${printed}`,
        ),
      ),
    )
  })
}
