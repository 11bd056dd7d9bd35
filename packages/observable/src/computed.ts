import { Observable } from './observable.ts'
import type { ReadValue, Readable, ValueOptions } from './readable.ts'
import { Source, epoch, register, sourceOf } from './source.ts'
import type { Subscriber } from './subscriber.ts'

/** Thrown by reads that are part of a cycle. */
class CycleError extends Error {
  constructor() {
    super('A computed value depends on itself; break the cycle of its get() calls.')
  }
}

function isCurrent(source: Source<unknown>, seen: number): boolean {
  try {
    source.parts.read()
    return source.version === seen
  } catch {
    return false
  }
}

/**
 * A value derived from other values, created by {@link computed}.
 *
 * It is computed when it is read or observed, once for any number of simultaneous changes, and never from a mix of old
 * and new inputs. Its dependencies are those of the last run. While nobody observes it, it holds no subscriptions. It
 * completes when all of its dependencies have, because it cannot change any more.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { Computed, ValueSubject } from '@signpost/observable'
 *
 * const celsius = new ValueSubject(20)
 * const fahrenheit = new Computed((get) => get(celsius) * 1.8 + 32)
 * console.log(fahrenheit.value)
 * ```
 *
 * @public
 */
export class Computed<T> extends Observable<T> implements Readable<T> {
  readonly #compute: (get: ReadValue) => T
  readonly #source: Source<T>
  /** Sources read in the last run, in order, with their versions. Absent before the first run. */
  #dependencies: Map<Source<unknown>, number> | undefined
  #result: { value: T } | undefined
  #failure: { error: unknown } | undefined
  /** Whether a dependency may have changed since the last read. Only maintained while there are dependents. */
  #stale = false
  #checkedAt = -1
  #closed = false
  #closedCheckedAt = -1

  /**
   * Creates a computed value. The function does not run yet.
   *
   * @param compute - Computes the value from sources that it reads with the given function. It must be pure.
   * @param options - Comparison of values.
   */
  constructor(compute: (get: ReadValue) => T, options: ValueOptions<T> = {}) {
    super(() => {})
    this.#compute = compute
    const { equals = Object.is } = options
    this.#source = new Source<T>({
      equals,
      read: () => this.value,
      closed: () => this.#isClosed(),
      connect: () => {
        this.#stale = true
        this.#dependencies?.forEach((_seen, source) => source.track(this.#invalidate))
      },
      disconnect: () => this.#dependencies?.forEach((_seen, source) => source.untrack(this.#invalidate)),
    })
    register(this, this.#source)
  }

  /**
   * Current value, computed if necessary.
   *
   * @throws The error of the function, until a dependency changes; an `Error` when the value depends on itself.
   */
  get value(): T {
    const source = this.#source
    if (source.busy) throw new CycleError()
    source.busy = true
    try {
      if (!this.#isFresh()) this.#run()
    } finally {
      source.busy = false
    }
    if (this.#failure) throw this.#failure.error
    return (this.#result as { value: T }).value
  }

  /**
   * Delivers the current value and adds a subscriber.
   *
   * @param subscriber - Receives the values.
   */
  protected override connect(subscriber: Subscriber<T>): void {
    this.#source.deliver(subscriber)
  }

  readonly #invalidate = (): void => {
    if (this.#stale) return
    this.#stale = true
    this.#source.invalidate()
  }

  /** Whether the last result is still valid: nothing has changed, or no dependency has a new value. */
  #isFresh(): boolean {
    if (!this.#dependencies) return false
    if (this.#source.dependents > 0 ? !this.#stale : this.#checkedAt === epoch()) return true
    this.#checkedAt = epoch()
    this.#stale = false
    for (const [source, seen] of this.#dependencies) if (!isCurrent(source, seen)) return false
    return true
  }

  #run(): void {
    const previous = this.#dependencies
    const dependencies = new Map<Source<unknown>, number>()
    let running = true
    let cyclic = false
    this.#dependencies = dependencies
    this.#checkedAt = epoch()
    this.#stale = false
    this.#failure = undefined
    try {
      const value = this.#compute((readable) => {
        if (!running) return readable.value
        const source = sourceOf(readable)
        try {
          if (source.busy) throw new CycleError()
          // Different from every version, in case the read fails.
          dependencies.set(source, -1)
          if (this.#source.dependents > 0) source.track(this.#invalidate)
          const read = source.parts.read()
          dependencies.set(source, source.version)
          return read
        } catch (error) {
          cyclic ||= error instanceof CycleError
          throw error
        }
      })
      if (!this.#result || !this.#source.parts.equals(this.#result.value, value)) {
        this.#result = { value }
        this.#source.version++
      }
    } catch (error) {
      this.#failure = { error }
    }
    running = false
    if (cyclic) {
      // Values that depend on each other would keep each other alive. Without dependencies, the next read runs again.
      dependencies.forEach((_version, source) => source.untrack(this.#invalidate))
      dependencies.clear()
      this.#dependencies = undefined
    }
    previous?.forEach((_version, source) => dependencies.has(source) || source.untrack(this.#invalidate))
  }

  #isClosed(): boolean {
    // Cached per change; otherwise a lattice of values would be traversed along every path.
    if (this.#closedCheckedAt !== epoch()) {
      this.#closedCheckedAt = epoch()
      this.#closed = true
      for (const source of this.#dependencies?.keys() ?? []) if (!source.parts.closed()) return (this.#closed = false)
    }
    return this.#closed
  }
}

/**
 * Creates a value that is computed from other values and kept up to date.
 *
 * @typeParam T - The type of the value.
 * @param compute - Computes the value from sources that it reads with the given function. It must be pure.
 * @param options - Comparison of values.
 * @returns A value that can be read and observed. It is computed on first use.
 *
 * @example
 * ```ts
 * import { ValueSubject, computed } from '@signpost/observable'
 *
 * const items = new ValueSubject([3, 4])
 * const sum = computed((get) => get(items).reduce((total, item) => total + item, 0))
 * sum.subscribe((total) => console.log(total))
 * items.update((list) => [...list, 5])
 * ```
 *
 * @public
 */
export function computed<T>(compute: (get: ReadValue) => T, options: ValueOptions<T> = {}): Computed<T> {
  return new Computed(compute, options)
}
