import { spawn } from 'node:child_process'
import { howEnded, longest, withoutReport } from './how-ended.ts'

/** What a program left behind. */
export interface ToolResult {
  code: number
  /** Standard output and error together, as they came; of a program that is shown, what it printed as errors. */
  output: string
  /** How the program ended when it did not end by itself: "was ended by SIGKILL." */
  ended?: string
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
    const env = { ...process.env, ...options.env }
    const child = spawn(process.execPath, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env,
      stdio: options.show ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe'],
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
    let hasFailed = false
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      if (!options.show) return
      // A server prints for as long as it runs.
      output = output.slice(-longest)
      if (!hasFailed) process.stderr.write(withoutReport(text))
      hasFailed ||= withoutReport(text) !== text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', wait)
      const ended = howEnded({ code, signal, errors: output }, args, env)
      resolve({ code: code ?? 1, output: withoutReport(output), ...(ended !== undefined && { ended }) })
    })
  })
}
