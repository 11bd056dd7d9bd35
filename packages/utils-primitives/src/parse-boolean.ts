import { checkArgument } from './check-options.ts'

/**
 * Parses the text of a boolean, as environment variables, command lines and queries of addresses have it.
 *
 * @param text - `true`, `yes`, `on` or `1`; `false`, `no`, `off` or `0`: in any case, with or without space around.
 * @returns The boolean; `undefined` for any other text, also for an empty one.
 *
 * @example
 * ```ts
 * import { parseBoolean } from '@signpost/utils-primitives'
 *
 * parseBoolean('Yes') // true
 * parseBoolean('0') // false
 * parseBoolean('maybe') // undefined
 * ```
 *
 * @searchAlias bool string yes true false convert
 * @public
 */
export function parseBoolean(text: string): boolean | undefined {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  const found = /^\s*(?:(true|yes|on|1)|false|no|off|0)\s*$/i.exec(text)
  return found ? found[1] !== undefined : undefined
}
