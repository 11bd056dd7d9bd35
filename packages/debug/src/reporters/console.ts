import { checkOptions } from '@signpost/utils-primitives'
import { labelOf } from '../label.ts'
import type { Reporter } from '../reporter.ts'

/**
 * Options of {@link reporters.console}.
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
  /** Whether to colour names, by `%c`. Defaults to true. */
  readonly styles?: boolean | undefined
  /** The console to write to. Defaults to the global one. */
  readonly target?: Pick<Console, 'error' | 'warn' | 'info' | 'debug'> | undefined
}

/**
 * Creates a reporter for a browser console. It uses the method of each channel, so that console filters work.
 *
 * @remarks
 * The channel `trace` is written with `console.debug`. Browsers show `trace` and `debug` as verbose.
 *
 * @param options - Colours, and the console.
 * @returns The reporter. It is the default outside of a Node.js process.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * createDebug('app', { reporter: reporters.console({ styles: false }) }).warn('no answer')
 * ```
 *
 * @searchAlias devtools transport inspector print
 * @public
 */
export function console(options: ConsoleOptions = {}): Reporter {
  checkOptions('reporters.console', options, { styles: 'boolean', target: 'object' })
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
