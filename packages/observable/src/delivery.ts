import type { Observer } from './observer.ts'
import { reportUnhandled } from './report-unhandled.ts'
import type { Subscriber, Teardown } from './subscriber.ts'
import type { Subscription } from './subscription.ts'

/** Runs a foreign callback. Its errors must not reach the source. */
function guarded(callback: () => void): void {
  try {
    callback()
  } catch (error) {
    reportUnhandled(error)
  }
}

/** One subscription: a {@link Subscriber} for its producer and a {@link Subscription} for its observer. */
export class Delivery<T> implements Subscriber<T>, Subscription {
  /** Absent once closed, so that a closed subscription does not retain its observer. */
  #observer: Observer<T> | undefined
  #teardowns: Teardown[] = []
  #controller: AbortController | undefined
  #reason: unknown

  constructor(observer: Observer<T>) {
    this.#observer = observer
  }

  get active(): boolean {
    return this.#observer !== undefined
  }

  get closed(): boolean {
    return !this.active
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      if (this.closed) this.#controller.abort(this.#reason)
    }
    return this.#controller.signal
  }

  next(value: T): void {
    try {
      this.#observer?.next?.(value)
    } catch (error) {
      reportUnhandled(error)
    }
  }

  error(error: unknown): void {
    const observer = this.#close(error)
    if (observer?.error) guarded(() => observer.error?.(error))
    else reportUnhandled(error)
  }

  complete(): void {
    const observer = this.#close()
    guarded(() => observer?.complete?.())
  }

  addTeardown(teardown: Teardown): void {
    if (this.active) this.#teardowns.push(teardown)
    else guarded(teardown)
  }

  unsubscribe(): void {
    this.#close()
  }

  dispose(): void {
    this.#close()
  }

  [Symbol.dispose](): void {
    this.#close()
  }

  /** Closes when `signal` aborts, with its reason; removes the listener when closed otherwise. */
  follow(signal: AbortSignal): void {
    const abort = (): void => void this.#close(signal.reason)
    if (signal.aborted) {
      abort()
      return
    }
    signal.addEventListener('abort', abort)
    this.addTeardown(() => signal.removeEventListener('abort', abort))
  }

  /** Stops delivery, then runs the teardowns. Returns the observer on the first call only. */
  #close(reason?: unknown): Observer<T> | undefined {
    const observer = this.#observer
    if (observer) {
      this.#observer = undefined
      this.#reason = reason
      this.#controller?.abort(reason)
      for (const teardown of this.#teardowns.reverse()) guarded(teardown)
      this.#teardowns = []
    }
    return observer
  }
}
