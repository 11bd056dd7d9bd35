import { outOfMemory } from '@signpost/files'

/** Start of V8's report of a full heap. */
const report = /\s*<--- Last few GCs --->|FATAL ERROR: /

/** Characters of standard error that contain the whole report. */
export const longest = 64_000

/** Exit of a program. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Its standard error. */
  errors: string
}

/**
 * Describes how a Node program was ended: "was ended by SIGKILL."
 *
 * @param args - Its arguments, including those of Node.
 * @param env - Its environment.
 * @returns undefined for a program that ended by itself, with an exit code.
 */
export function howEnded(
  { code, signal, errors }: Exit,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  // On Windows, which has no signals, an aborted Node process exits with this code.
  if (signal === null && code !== 134) return undefined
  return /FATAL ERROR: .*(?:heap|memory)/.test(errors)
    ? outOfMemory(args, env)
    : `was ended by ${signal ?? 'an abort'}.`
}

/** Standard error without V8's report. */
export function withoutReport(errors: string): string {
  const start = errors.search(report)
  return start === -1 ? errors : errors.slice(0, start)
}
