import { checkArgument } from '@signpost/utils-primitives'
import type { AnyFunction } from '@signpost/types'

/**
 * Outcome of a call of a {@link Spy}.
 *
 * @typeParam R - The return type of the function.
 *
 * @example
 * ```ts
 * import { spy, type SpyResult } from '@signpost/utils-test'
 *
 * const parse = spy((text: string): number => Number(text))
 * parse('1')
 * const [result]: readonly SpyResult<number>[] = parse.results
 * ```
 *
 * @searchAlias returned thrown value
 * @public
 */
export type SpyResult<R> =
  | { readonly type: 'return'; readonly value: R }
  | { readonly type: 'throw'; readonly error: unknown }

/**
 * A function that records its calls, created by {@link spy}.
 *
 * @typeParam F - The type of the original function.
 *
 * @example
 * ```ts
 * import { spy, type Spy } from '@signpost/utils-test'
 *
 * const onChange: Spy<(value: string) => void> = spy((value: string) => {})
 * onChange('a')
 * onChange.calls // [['a']]
 * ```
 *
 * @searchAlias mock calledwith callcount
 * @public
 */
export interface Spy<F extends AnyFunction> {
  /** Calls the original function with the same `this`, and records arguments and outcome. */
  (...args: Parameters<F>): ReturnType<F>
  /** The arguments of all calls, in order. Each call creates a new list, so earlier lists do not change. */
  readonly calls: readonly Parameters<F>[]
  /** The outcomes of all calls, in the order in which they started; pending calls are not included. */
  readonly results: readonly SpyResult<ReturnType<F>>[]
  /** Removes all recorded calls. */
  reset(): void
}

/**
 * Creates a function that records its calls as plain data, for any test runner.
 *
 * @remarks
 * A returned promise is recorded as it is; await it to get its result.
 *
 * @typeParam F - The type of the original function.
 * @param fn - The original function.
 * @returns The spy.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict'
 * import { spy } from '@signpost/utils-test'
 *
 * const double = spy((n: number) => n * 2)
 * assert.deepEqual([1, 2].map((n) => double(n)), [2, 4])
 * assert.deepEqual(double.calls, [[1], [2]])
 * assert.deepEqual(double.results[0], { type: 'return', value: 2 })
 * ```
 *
 * @searchAlias mock stub fake jest fn sinon
 * @public
 */
export function spy<F extends AnyFunction>(fn: F): Spy<F>
/**
 * Creates a function that only records its calls.
 *
 * @returns The spy, which accepts any arguments and returns `undefined`.
 *
 * @example
 * ```ts
 * import { spy } from '@signpost/utils-test'
 *
 * const listener = spy()
 * new EventTarget().addEventListener('change', listener)
 * listener.calls.length // 0
 * ```
 *
 * @public
 */
export function spy(): Spy<(...args: unknown[]) => undefined>
export function spy(fn: AnyFunction = () => undefined): Spy<AnyFunction> {
  checkArgument('INVALID_FUNCTION', fn, 'a function for spy', () => typeof fn === 'function', 'pass the one to call')
  let calls: readonly unknown[][] = []
  let outcomes: readonly { result?: SpyResult<unknown> }[] = []

  function spied(this: unknown, ...args: never[]): unknown {
    const outcome: { result?: SpyResult<unknown> } = {}
    calls = [...calls, args]
    outcomes = [...outcomes, outcome]
    try {
      const value: unknown = Reflect.apply(fn, this, args)
      outcome.result = { type: 'return', value }
      return value
    } catch (error) {
      outcome.result = { type: 'throw', error }
      throw error
    }
  }

  return Object.defineProperties(spied, {
    calls: { get: () => calls },
    results: { get: () => outcomes.flatMap(({ result }) => result ?? []) },
    reset: {
      value: () => {
        calls = []
        outcomes = []
      },
    },
  }) as unknown as Spy<AnyFunction>
}
