import { checkArgument } from '@signpost/utils-primitives'
import type { Simplify } from '@signpost/types'
import { Observable } from './observable.ts'
import type { ObservableInput, ValueOf } from './observable-input.ts'
import { relay } from './relay.ts'

/**
 * Combines the latest values of several sources in a tuple.
 *
 * The first delivery waits until each source has a value; then every value of any source causes one. For values that
 * depend on each other, {@link computed} delivers once per change, and this function once per path.
 *
 * @typeParam Inputs - The types of the sources, in order.
 * @param inputs - The sources, subscribed to in this order.
 * @returns A source that completes when all sources have, or when one completes without a value; at once when there are
 *   none. It fails with the first source that fails.
 *
 * @example
 * ```ts
 * import { ValueSubject, combineLatest } from '@signpost/observable'
 *
 * const width = new ValueSubject(3)
 * const height = new ValueSubject(4)
 * combineLatest([width, height]).subscribe(([w, h]) => console.log(w * h))
 * width.set(5)
 * ```
 *
 * @searchAlias streams join multiple
 * @public
 */
export function combineLatest<Inputs extends readonly ObservableInput<unknown>[]>(
  inputs: readonly [...Inputs],
): Observable<{ [Index in keyof Inputs]: ValueOf<Inputs[Index]> }>
/**
 * Combines the latest values of several sources in an object with the same keys.
 *
 * @typeParam Inputs - The types of the sources, by key.
 * @param inputs - The sources, subscribed to in the order of their keys.
 * @returns A source that completes when all sources have, or when one completes without a value; at once when there are
 *   none. It fails with the first source that fails.
 *
 * @example
 * ```ts
 * import { Observable, combineLatest } from '@signpost/observable'
 *
 * const user = combineLatest({ name: Observable.of('Ada'), age: Promise.resolve(36) })
 * user.subscribe(({ name, age }) => console.log(name, age))
 * ```
 *
 * @public
 */
export function combineLatest<Inputs extends Readonly<Record<string, ObservableInput<unknown>>>>(
  inputs: Inputs,
): Observable<Simplify<{ -readonly [Key in keyof Inputs]: ValueOf<Inputs[Key]> }>>
export function combineLatest(
  inputs: readonly ObservableInput<unknown>[] | Readonly<Record<string, ObservableInput<unknown>>>,
): Observable<unknown> {
  checkArgument(
    'INVALID_INPUTS',
    inputs,
    'inputs in an array or an object',
    // A map, a date or a function has no inputs as properties.
    () => Array.isArray(inputs) || Object.prototype.toString.call(inputs) === '[object Object]',
    'pass [a, b] or { a, b }',
  )
  if (Array.isArray(inputs)) return latest(inputs, (values) => values)
  const keys = Object.keys(inputs)
  // Object.fromEntries defines its keys, so that even `__proto__` is an ordinary one.
  return latest(Object.values(inputs), (values) => Object.fromEntries(keys.map((key, index) => [key, values[index]])))
}

function latest(
  inputs: readonly ObservableInput<unknown>[],
  shape: (values: readonly unknown[]) => unknown,
): Observable<unknown> {
  return new Observable((subscriber) => {
    const values: unknown[] = inputs.map(() => undefined)
    const missing = new Set(inputs.keys())
    let open = inputs.length
    if (open === 0) subscriber.complete()
    for (const [index, input] of inputs.entries()) {
      if (!subscriber.active) return
      relay(input, subscriber, {
        next(value) {
          values[index] = value
          missing.delete(index)
          if (missing.size === 0) subscriber.next(shape([...values]))
        },
        complete() {
          if (--open === 0 || missing.has(index)) subscriber.complete()
        },
      })
    }
  })
}
