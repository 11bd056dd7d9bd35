import { spawn } from 'node:child_process'

/** What a program left behind. */
export interface ToolResult {
  code: number
  /** Standard output and error together, as they came. */
  output: string
}

/**
 * Runs one of the tools to its end.
 *
 * @param args - The program's file and its arguments.
 * @param options - `env` is added to this process's; `show` prints the output as it comes.
 */
export function runTool(
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>>; show?: boolean } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env: { ...process.env, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    // A program must not outlive the command that started it. An interrupt reaches both from the terminal, so it is only
    // waited for here: passed on, it would be the second one and cut the program's own ending short.
    const pass = (): void => {
      child.kill('SIGTERM')
    }
    const wait = (): void => undefined
    process.on('SIGTERM', pass).on('SIGINT', wait)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', wait)
      resolve({ code: code ?? 1, output })
    })
  })
}
