import { labelOf } from '../label.ts'
import type { Reporter } from '../reporter.ts'

/**
 * What {@link reporters.console} can be given.
 *
 * @example
 * ```ts
 * import { reporters } from '@signpost/debug'
 *
 * const options: reporters.ConsoleOptions = { styles: false }
 * reporters.console(options)
 * ```
 *
 * @public
 */
export interface ConsoleOptions {
  /** Whether names have their colour, by `%c`. By default they do. */
  readonly styles?: boolean | undefined
  /** Where to write. The console of the program when absent. */
  readonly target?: Pick<Console, 'error' | 'warn' | 'info' | 'debug'> | undefined
}

/**
 * A reporter for the console of a browser, with the method that belongs to each channel, so that its filters work.
 *
 * @remarks
 * The channel `trace` is written with `console.debug`. Browsers show that, and `debug`, as verbose.
 *
 * @param options - Colours, and the console.
 * @returns The reporter. It is the default outside of a process of Node.js.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * createDebug('app', { reporter: reporters.console({ styles: false }) }).warn('no answer')
 * ```
 *
 * @public
 */
export function console(options: ConsoleOptions = {}): Reporter {
  const { styles = true, target } = options
  return {
    write(record) {
      const { channel, message, args, elapsed, hue } = record
      const text = `+${Math.round(elapsed)}ms ${message}`
      const method = channel === 'trace' ? 'debug' : channel
      const output = target ?? globalThis.console
      if (!styles) output[method](`${labelOf(record)} ${text}`, ...args)
      else {
        const shown = args.length > 0 ? text : text.replaceAll('%', '%%')
        output[method](`%c${labelOf(record)}%c ${shown}`, `color:hsl(${hue} 70% 45%);font-weight:bold`, '', ...args)
      }
    },
  }
}
