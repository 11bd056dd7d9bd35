import { isPromiseLike } from './is-promise-like.ts'

/**
 * A promise with external `resolve` and `reject`: for a result from elsewhere, such as an event or another call.
 *
 * @remarks
 * `Promise.withResolvers` is equivalent except for `settled`, where it exists (Node.js 22 and later).
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { Deferred } from '@signpost/utils-primitives'
 *
 * const ready = new Deferred<string>()
 * setTimeout(ready.resolve, 10, 'now')
 * console.log(await ready.promise) // now
 * ```
 *
 * @searchAlias withresolvers completablefuture manual later
 * @public
 */
export class Deferred<T> {
  /** The promise settled by {@link Deferred.resolve} or {@link Deferred.reject}. */
  readonly promise: Promise<T>

  /** Fulfils the promise, or resolves it with another one. No effect after the first call of either function. */
  readonly resolve: (value: T | PromiseLike<T>) => void

  /** Rejects the promise. No effect after the first call of either function. */
  readonly reject: (reason?: unknown) => void

  #settled = false

  constructor() {
    let decided = false
    let fulfil!: (value: T | PromiseLike<T>) => void
    let fail!: (reason: unknown) => void
    this.promise = new Promise<T>((resolve, reject) => {
      fulfil = resolve
      fail = reject
    })
    const settle = (): void => {
      this.#settled = true
    }

    // Properties rather than methods, so that they can be passed as callbacks.
    this.resolve = (value) => {
      if (decided) return
      decided = true
      if (!isPromiseLike(value)) {
        settle()
        fulfil(value)
        return
      }
      const followed = Promise.resolve(value)
      fulfil(followed as Promise<T>)
      followed.then(settle, settle)
    }
    this.reject = (reason) => {
      if (decided) return
      decided = true
      settle()
      fail(reason)
    }
  }

  /** Whether the promise is fulfilled or rejected. `false` while it waits for another promise. */
  get settled(): boolean {
    return this.#settled
  }
}
