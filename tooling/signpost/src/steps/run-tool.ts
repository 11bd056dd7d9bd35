import { spawn } from 'node:child_process'
import { howEnded, longest, withoutReport } from './how-ended.ts'

/** Result of a program. */
export interface ToolResult {
  code: number
  /** Standard output and error in order; with `show`, standard error only. */
  output: string
  /** Whether the beginning of the output was dropped, because it was long and already shown. */
  isCut?: true
  /** Describes how the program was ended, if it did not end by itself: "was ended by SIGKILL." */
  ended?: string
}

/**
 * Runs a Node program.
 *
 * @param args - File and arguments.
 * @param options - `env` is added to that of this process; `show` prints the output; `interrupt` passes an interrupt on to the
 *   program.
 */
export function runTool(
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>>; show?: boolean; interrupt?: boolean } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...options.env }
    const child = spawn(process.execPath, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env,
      stdio: options.show ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe'],
    })
    // The program must not outlive this command. The terminal sends an interrupt to both, so it is not passed on to a server:
    // a second one would cut its shutdown short.
    const pass = (): void => {
      child.kill('SIGTERM')
    }
    const interrupt = (): void => {
      if (options.interrupt === true) child.kill('SIGINT')
    }
    process.on('SIGTERM', pass).on('SIGINT', interrupt)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    let isCut = false
    let hasFailed = false
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      if (!options.show) return
      // A server prints without end.
      isCut ||= output.length > longest
      output = output.slice(-longest)
      if (!hasFailed) process.stderr.write(withoutReport(text))
      hasFailed ||= withoutReport(text) !== text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', interrupt)
      const ended = howEnded({ code, signal, errors: output }, args, env)
      resolve({
        code: code ?? 1,
        output: withoutReport(output),
        ...(isCut && { isCut }),
        ...(ended !== undefined && { ended }),
      })
    })
  })
}
