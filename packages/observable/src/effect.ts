/* eslint-disable @typescript-eslint/no-invalid-void-type -- an effect may return a teardown or nothing at all */
import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { batch } from './batch.ts'
import { runJob } from './evaluate.ts'
import { Node, dropAfter } from './graph.ts'
import type { ReadValue } from './readable.ts'
import { reportUnhandled } from './report-unhandled.ts'
import type { Teardown } from './subscriber.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'
import { untracked } from './tracking.ts'
import { checkFunction } from './value-options.ts'

/**
 * Options of {@link effect}.
 *
 * @example
 * ```ts
 * import { ValueSubject, effect, type EffectOptions } from '@signpost/observable'
 *
 * const stop = new AbortController()
 * const options: EffectOptions = { name: 'title', signal: stop.signal }
 * const title = new ValueSubject('Home')
 * effect((get) => console.log(get(title)), options)
 * stop.abort()
 * ```
 *
 * @public
 */
export interface EffectOptions extends SubscribeOptions {
  /** Name in error messages. Defaults to that of the function. */
  name?: string | undefined
}

/**
 * Runs a function now, and again after each change of the values that it has read.
 *
 * Its dependencies are those of the last run. It runs once per batch, after the change is complete, and only if a
 * dependency has a new value. A teardown that it returns runs before the next run and at the end. An error of the
 * function or of the teardown is reported as unhandled; the effect stays active. An effect created inside another one
 * is independent of it: return its `unsubscribe` as the teardown.
 *
 * @param run - Reads values with the given function and acts on them. May return a teardown.
 * @param options - A name and a signal that ends the effect.
 * @returns The subscription, for ending the effect.
 * @throws `TypeError` when `run` is not a function, or for an option of another name or type; `RangeError` when the effect keeps changing what it reads.
 *
 * @example
 * ```ts
 * import { ValueSubject, effect } from '@signpost/observable'
 *
 * const delay = new ValueSubject(1000)
 * using clock = effect((get) => {
 *   const timer = setInterval(() => console.log('tick'), get(delay))
 *   return () => clearInterval(timer)
 * })
 * delay.set(500)
 * ```
 *
 * @searchAlias autorun watcheffect createeffect reaction side watch rerun
 * @public
 */
export function effect(run: (get: ReadValue) => Teardown | void, options: EffectOptions = {}): Subscription {
  checkFunction('effect', run)
  checkOptions('effect', options, { name: 'string', signal: 'AbortSignal' })
  const { signal } = options
  let teardown: Teardown | undefined
  const node = new Node(options.name ?? (run.name || 'effect'), Object.is, (get) => {
    clean()
    // The teardown may have ended the effect.
    if (!node.job) return
    const returned = run(get)
    if (typeof returned === 'function') teardown = returned
    else if (returned as unknown)
      checkArgument(
        'INVALID_TEARDOWN',
        returned,
        'nothing or a teardown returned by an effect',
        // Primitive values are those of an arrow function without braces. A promise or a subscription would not be ended.
        () => Object(returned) !== returned,
        'return a function that ends it, as in () => subscription.unsubscribe()',
      )
  })

  function clean(): void {
    const last = teardown
    teardown = undefined
    try {
      if (last) untracked(last)
    } catch (error) {
      reportUnhandled(error)
    }
  }

  function job(): void {
    runJob(node)
    if (node.failed) {
      node.failed = false
      reportUnhandled(node.error)
      node.error = undefined
    }
    // Ended during its own run, so that its last teardown was not known yet.
    if (!node.job) clean()
  }

  function end(): void {
    if (!node.job) return
    // First, while its links are still listed as dependents.
    dropAfter(node, undefined)
    node.cursor = undefined
    node.job = undefined
    signal?.removeEventListener('abort', end)
    if (!node.running) clean()
  }

  const subscription: Subscription = {
    get closed() {
      return node.job === undefined
    },
    unsubscribe: end,
    dispose: end,
    [Symbol.dispose]: end,
  }
  if (signal?.aborted) return subscription
  signal?.addEventListener('abort', end)
  node.job = job
  try {
    batch(job)
  } catch (error) {
    // The caller has nothing to end it with.
    end()
    throw error
  }
  return subscription
}
