import { isPromiseLike } from './is-promise-like.ts'

/**
 * A promise with its handles outside: for an answer that comes from somewhere else, such as an event or another call.
 *
 * @remarks
 * `Promise.withResolvers` is the same without `settled`, where it exists (Node.js 22 and later).
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
 * @public
 */
export class Deferred<T> {
  /** The promise that {@link Deferred.resolve} or {@link Deferred.reject} settles. */
  readonly promise: Promise<T>

  /** Fulfils the promise, or lets it follow another one. Does nothing after the first call of either handle. */
  readonly resolve: (value: T | PromiseLike<T>) => void

  /** Rejects the promise. Does nothing after the first call of either handle. */
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

    // Handles rather than methods, so that they can be passed on.
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

  /** Whether the promise is fulfilled or rejected. `false` while it follows another one that is neither. */
  get settled(): boolean {
    return this.#settled
  }
}
