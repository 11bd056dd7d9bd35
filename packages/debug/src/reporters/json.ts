import { checkArgument } from '@signpost/utils-primitives'
import type { Reporter } from '../reporter.ts'

/**
 * A destination for text: a Node.js stream, or any object with `write`.
 *
 * @example
 * ```ts
 * import { reporters } from '@signpost/debug'
 *
 * const lines: string[] = []
 * const sink: reporters.TextSink = { write: (text) => lines.push(text) }
 * reporters.json(sink)
 * ```
 *
 * @searchAlias writable output stdout stderr
 * @public
 */
export interface TextSink {
  /**
   * Writes some text.
   *
   * @param text - A line, including its line feed.
   */
  write(text: string): unknown
}

/**
 * Creates a reporter that writes each message as a line of JSON with `time` (ISO 8601), `name`, `channel`, `message`,
 * `args` and `elapsed` in milliseconds.
 *
 * @remarks
 * Placeholders in the message are not replaced, so that equal messages can be counted. Errors are written with name,
 * message, stack and cause, maps and sets as arrays, `bigint` as text, and circular references as `"[Circular]"`.
 *
 * @param stream - Destination. Defaults to the standard error stream of the process, or the console if there is none.
 * @returns The reporter.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * const debug = createDebug('app', { reporter: reporters.json() })
 * debug.error('cannot connect', new Error('timeout'))
 * ```
 *
 * @searchAlias structured logging ndjson jsonl pino bunyan
 * @public
 */
export function json(stream?: TextSink): Reporter {
  checkArgument(
    'INVALID_STREAM',
    stream,
    'a stream with write',
    () => stream === undefined || typeof (stream as TextSink | null)?.write === 'function',
    'pass process.stderr',
  )
  return {
    write({ time, name, channel, message, args, elapsed }) {
      const record = { time: new Date(time).toISOString(), name, channel, message, args: args.map(read), elapsed }
      const sink = stream ?? globalThis.process?.stderr ?? consoleSink
      sink.write(`${JSON.stringify(record)}\n`)
    },
  }
}

const consoleSink: TextSink = { write: (text) => globalThis.console.debug(text.trimEnd()) }

/** The value as JSON has it. Of one whose getter or `toJSON` throws, the error is left. */
function read(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, plain()) ?? null)
  } catch (error) {
    return `[${error as Error}]`
  }
}

/** Creates a `JSON.stringify` replacer for values that JSON does not support. */
function plain(): (this: unknown, key: string, value: unknown) => unknown {
  const ancestors: { value: unknown; shown: unknown }[] = []
  return function (_key, value) {
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'object' || value === null) return value
    while (ancestors.length > 0 && ancestors.at(-1)!.shown !== this) ancestors.pop()
    if (ancestors.some((ancestor) => ancestor.value === value)) return '[Circular]'
    const shown = readable(value)
    ancestors.push({ value, shown })
    return shown
  }
}

function readable(value: object): object {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (!(value instanceof Error)) return value
  const { name, message, stack, cause } = value
  return { ...value, name, message, stack, cause }
}
