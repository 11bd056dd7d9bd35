import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A Storybook that was built. */
export interface BuiltStorybook extends AsyncDisposable {
  /** The folder of its files. */
  readonly folder: string
  /** What the build printed. */
  readonly output: string
}

/**
 * Builds a Storybook into a temporary folder, which is removed when the result is disposed of. No other host is asked for
 * anything.
 *
 * @param fixture - The folder that has `.storybook/main.ts`.
 * @param environment - Variables for `main.ts`.
 * @returns The Storybook.
 * @throws Error when the build fails, with what it printed.
 */
export async function buildStorybook(fixture: string, environment: Readonly<Record<string, string>> = {}): Promise<BuiltStorybook> {
  const temporary = await mkdtemp(join(tmpdir(), 'storybook-'))
  const remove = () => rm(temporary, { recursive: true, force: true })
  const folder = join(temporary, 'built')
  try {
    const storybook = dirname(createRequire(import.meta.url).resolve('storybook/package.json'))
    const program = join(storybook, 'dist', 'bin', 'dispatcher.js')
    const options = ['--config-dir', join(fixture, '.storybook'), '--output-dir', folder, '--disable-telemetry', '--loglevel', 'warn']
    const child = spawn(process.execPath, [program, 'build', ...options], {
      cwd: fixture,
      env: {
        ...process.env,
        ...environment,
        NODE_ENV: 'production',
        CI: 'true',
        NO_COLOR: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        CACHE_DIR: join(temporary, 'cache'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`Storybook could not be built from ${fixture}:\n${output}`)
    return { folder, output, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
