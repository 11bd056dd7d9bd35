import { failure } from './failure.ts'
import { shown } from './shown.ts'

/** Formats a value for an error message: as JSON if possible, at most 100 characters. */
function show(value: unknown): string {
  let text: string | undefined
  try {
    text = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value)
  } catch {
    // A circular object, or one whose toJSON throws.
  }
  return (text ?? Object.prototype.toString.call(value)).slice(0, 100)
}

/**
 * Marks the end of an exhaustive `switch` or chain of `if`s: the compiler reports missing cases, and an unexpected
 * value throws.
 *
 * @param value - The remaining value after all cases: `never`.
 * @param message - The error message. Defaults to one with the value.
 * @returns Never.
 * @throws A `TypeError` with the message and the code `UNHANDLED_VALUE`, whenever it is called.
 *
 * @example
 * ```ts
 * import { assertNever } from '@signpost/utils-primitives'
 *
 * type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; side: number }
 *
 * function area(shape: Shape): number {
 *   switch (shape.kind) {
 *     case 'circle':
 *       return Math.PI * shape.radius ** 2
 *     case 'square':
 *       return shape.side ** 2
 *     default:
 *       return assertNever(shape)
 *   }
 * }
 *
 * area({ kind: 'square', side: 2 }) // 4
 * ```
 *
 * @searchAlias unreachable absurd default
 * @public
 */
export function assertNever(
  value: never,
  message = `Expected every value to be handled, found ${show(value)}: add a case for it`,
): never {
  throw failure('UNHANDLED_VALUE', textOf(message))
}

/**
 * Throws unless a condition holds, and narrows types accordingly.
 *
 * @param condition - The condition. Any truthy value passes.
 * @param message - The error message, or a function that returns it, called only on failure.
 * @throws An `Error` with the message and the code `INVARIANT` when the condition is falsy.
 *
 * @example
 * ```ts
 * import { invariant } from '@signpost/utils-primitives'
 *
 * const ports = new Map([['http', 80]])
 * const port = ports.get('http')
 * invariant(port !== undefined, () => `Expected a port for http, found ${[...ports.keys()].join(', ')}`)
 * const next: number = port + 1
 * ```
 *
 * @searchAlias assert ensure precondition guard check
 * @public
 */
export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw failure('INVARIANT', textOf(typeof message === 'function' ? message() : message), Error)
}

/** The message; of a value that is none, as plain JavaScript may pass it, a sentence that shows it. */
const textOf = (message: unknown): string =>
  typeof message === 'string' ? message : `Expected a message for a failed check, found ${shown(message)}: pass a text`
