import { outOfMemory } from '@signpost/files'

/** Where the report begins that V8 prints when the heap is full. */
const report = /\s*<--- Last few GCs --->|FATAL ERROR: /

/** How many characters of a program's errors hold the whole report. */
export const longest = 64_000

/** How a program left. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Its standard error. */
  errors: string
}

/**
 * Says how a Node program ended that did not end by itself: "was ended by SIGKILL."
 *
 * @param args - Its arguments, with those of Node.
 * @param env - Its environment.
 * @returns Nothing for a program that left with an exit code of its own.
 */
export function howEnded(
  { code, signal, errors }: Exit,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  // Windows has no signals: there an aborted Node leaves with this code.
  if (signal === null && code !== 134) return undefined
  return /FATAL ERROR: .*(?:heap|memory)/.test(errors)
    ? outOfMemory(args, env)
    : `was ended by ${signal ?? 'an abort'}.`
}

/** Standard error without V8's report, which is about V8. */
export function withoutReport(errors: string): string {
  const start = errors.search(report)
  return start === -1 ? errors : errors.slice(0, start)
}
