import type { AnyFunction } from '@signpost/types'

/**
 * How a call of a {@link Spy} ended.
 *
 * @typeParam R - What the function returns.
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
 * @public
 */
export type SpyResult<R> =
  | { readonly type: 'return'; readonly value: R }
  | { readonly type: 'throw'; readonly error: unknown }

/**
 * A function that records how it is called, made by {@link spy}.
 *
 * @typeParam F - The function that it stands for.
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
 * @public
 */
export interface Spy<F extends AnyFunction> {
  /** Calls the function with the same `this`, and records arguments and outcome. */
  (...args: Parameters<F>): ReturnType<F>
  /** The arguments of every call, the first call first. A new list after each call: an earlier one stays as it is. */
  readonly calls: readonly Parameters<F>[]
  /** How each call ended, in the order in which the calls began; a call that is still under way is not in it. */
  readonly results: readonly SpyResult<ReturnType<F>>[]
  /** Forgets all calls. */
  reset(): void
}

/**
 * Makes a function that records its calls, and compares as plain data in any test runner.
 *
 * @remarks
 * A promise is recorded as it is returned; await it to learn how it ends.
 *
 * @typeParam F - The function that it stands for.
 * @param fn - What a call does.
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
 * @public
 */
export function spy<F extends AnyFunction>(fn: F): Spy<F>
/**
 * Makes a function that records its calls and does nothing else.
 *
 * @returns The spy, which takes anything and returns `undefined`.
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
