import type { Observer } from './observer.ts'
import type { Subscription } from './subscription.ts'

/** A `next()` call that waits for a value. */
interface Waiter<T> {
  resolve(result: IteratorResult<T, undefined>): void
  reject(error: unknown): void
}

/**
 * Creates a pull iterator for a source. It subscribes with the first `next()`, queues values in order and without
 * limit, and unsubscribes with `return()`. An error is delivered after the values before it.
 */
export function iterateAsync<T>(subscribe: (observer: Observer<T>) => Subscription): AsyncIterableIterator<T> {
  const values: T[] = []
  let head = 0
  let waiters: Waiter<T>[] = []
  let subscription: Subscription | undefined
  let ended = false
  let failure: { error: unknown } | undefined

  function end(): void {
    ended = true
    for (const waiter of waiters) {
      if (failure) {
        waiter.reject(failure.error)
        failure = undefined
      } else waiter.resolve({ done: true, value: undefined })
    }
    waiters = []
  }

  const observer: Observer<T> = {
    next(value) {
      const waiter = waiters.shift()
      if (waiter) waiter.resolve({ done: false, value })
      else values.push(value)
    },
    error(error) {
      failure = { error }
      end()
    },
    complete: end,
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next() {
      if (!ended) subscription ??= subscribe(observer)
      return new Promise((resolve, reject) => {
        if (head < values.length) {
          const value = values[head++] as T
          // Shifting a long array element by element is quadratic, so it is cleared once all of it is read.
          if (head === values.length) head = values.length = 0
          resolve({ done: false, value })
        } else {
          waiters.push({ resolve, reject })
          if (ended) end()
        }
      })
    },
    async return(value?: unknown) {
      values.length = head = 0
      failure = undefined
      subscription?.unsubscribe()
      end()
      return { done: true, value: (await value) as undefined }
    },
  }
}
