import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How the built site is served: the prerendered files, or every page rendered on request. */
export type Mode = 'static' | 'ssr'

/** A server of the built site that is running. */
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
 * @param options - Variables besides this process's own, and the folder of other files than the site's own.
 *
 * @throws Error with what the server printed when it ends instead of getting ready.
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
