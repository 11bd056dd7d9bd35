/** A value as an error message can show it: JSON where there is some, at most 100 characters of it. */
function show(value: unknown): string {
  let text: string | undefined
  try {
    text = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value)
  } catch {
    // A cyclic object, or one whose toJSON throws.
  }
  return (text ?? Object.prototype.toString.call(value)).slice(0, 100)
}

/**
 * The end of a `switch` or of a chain of `if`s that has looked at every case: the compiler reports a case that was
 * forgotten, and a value that should not exist stops the program.
 *
 * @param value - What is left when every case is handled: `never`.
 * @param message - What to say instead of the default, which shows the value.
 * @returns Never.
 * @throws A `TypeError` with the message, whenever it is called.
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
 * @public
 */
export function assertNever(value: never, message = `Unexpected value: ${show(value)}`): never {
  throw new TypeError(message)
}

/**
 * Stops the program unless a condition holds, and lets the compiler rely on it afterwards.
 *
 * @param condition - What must hold. Anything truthy does.
 * @param message - What is wrong when it does not hold, or a function that says it, called only then.
 * @throws An `Error` with the message when the condition is falsy.
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
 * @public
 */
export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof message === 'function' ? message() : message)
}
