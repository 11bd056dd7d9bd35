import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folder of a `pnpm` that starts tasks without pnpm; it is a shell script, so Windows has none. */
const launchers = process.platform === 'win32' ? [] : [join(root, 'scripts', 'bin')]

/** Environment of every program of this repository: pinned tools first on the path, a task per core, no telemetry. */
export const environment = {
  ...process.env,
  PATH: [...launchers, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Every task here keeps a core busy: more at once only take turns, and time out.
  TURBO_CONCURRENCY: process.env.TURBO_CONCURRENCY ?? '100%',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // TypeScript's native compiler is a Go program that ends soon: collecting its garbage takes a quarter of its processor time.
  GOGC: process.env.GOGC ?? '400',
  DO_NOT_TRACK: '1',
  // A log has no colours, only the codes for them.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

/**
 * Runs a program to its end, with its output shown as it comes.
 *
 * @param {string} command - A program on the path, or a file.
 * @param {readonly string[]} args - Passed as they are, never through a shell.
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, timeout?: number }} [options] - `quiet` keeps the
 *   output back; `timeout` in milliseconds.
 * @returns {Promise<{ code: number, output: string }>} The exit code (1 when a signal or a missing program ended it) and,
 *   when quiet, what it printed.
 */
export function run(command, args, options = {}) {
  return start(command, args, options).ended
}

/**
 * Starts a program as {@link run} does.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2] & { messages?: boolean }} [options] - `messages`: it is a program of Node that gets some.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: ReturnType<typeof run> }}
 */
export function start(command, args, { env = environment, quiet = false, timeout = 0, messages = false } = {}) {
  const windows = process.platform === 'win32'
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', ...(messages ? ['ipc'] : [])],
    timeout,
    shell: windows,
  })
  const ended = new Promise((resolve) => {
    // A program must not outlive the command that started it. An interrupt reaches both from the terminal.
    const pass = () => child.kill('SIGTERM')
    const wait = () => undefined
    process.on('SIGTERM', pass).on('SIGINT', wait)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }))
    child.on('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', wait)
      resolve({ code: code ?? 1, output })
    })
  })
  return { child, ended }
}
