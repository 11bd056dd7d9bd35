import { checkOptions } from '@signpost/utils-primitives'
import { labelOf } from '../label.ts'
import type { Reporter } from '../reporter.ts'

/**
 * Options of {@link reporters.pretty}.
 *
 * @example
 * ```ts
 * import { reporters } from '@signpost/debug'
 *
 * const options: reporters.PrettyOptions = { color: true }
 * reporters.pretty(options)
 * ```
 *
 * @public
 */
export interface PrettyOptions {
  /**
   * Whether to colour lines. Defaults to the variables `FORCE_COLOR` and `NO_COLOR`, else to whether the standard error
   * stream is a terminal with colours.
   */
  readonly color?: boolean | undefined
  /** Prints a line, given as a text with placeholders and their values. Defaults to `console.error`. */
  readonly print?: ((text: string, ...args: unknown[]) => void) | undefined
}

/** Colours that every terminal has, for hues of 0, 60 and so on: red, yellow, green, cyan, blue, magenta. */
const codes = [31, 33, 32, 36, 34, 35]

/**
 * Creates a reporter for terminals and log files: one line per message, on the standard error stream.
 *
 * @remarks
 * With colours, a line has the time since the previous message. Without, it begins with the date and time in UTC.
 *
 * @param options - Colours and output.
 * @returns The reporter. It is the default in a Node.js process.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * const debug = createDebug('app:db', { now: () => 0, reporter: reporters.pretty({ color: false, print: console.log }) })
 * debug.warn('%d queries wait', 3) // 1970-01-01T00:00:00.000Z app:db#warn 3 queries wait
 * ```
 *
 * @searchAlias colored ansi human readable tty stderr
 * @public
 */
export function pretty(options: PrettyOptions = {}): Reporter {
  checkOptions('reporters.pretty', options, { color: 'boolean', print: 'function' })
  return {
    write(record) {
      const { message, args, time, elapsed, hue } = record
      const print = options.print ?? globalThis.console.error
      const head =
        (options.color ?? hasColor())
          ? `\u001B[1;${codes[Math.round(hue / 60) % 6]}m${labelOf(record)}\u001B[22;39m \u001B[2m+${Math.round(elapsed)}ms\u001B[22m`
          : `${new Date(time).toISOString()} ${labelOf(record)}`
      print(message ? `${head} ${message}` : head, ...args)
    },
  }
}

function hasColor(): boolean {
  const { process } = globalThis
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = process?.env ?? {}
  if (force !== undefined) return force !== '0' && force !== 'false'
  return !no && terminal !== 'dumb' && process?.stderr?.isTTY === true
}
