import { batch, jobs } from './batch.ts'
import type { Readable } from './readable.ts'
import type { Subscriber } from './subscriber.ts'
import type { Subscription } from './subscription.ts'

/** Notifies a dependent that the value may have changed. The dependent must not read it before the batch ends. */
type Invalidate = () => void

/** Callbacks of a source. */
interface SourceParts<T> {
  /** Current value; throws the error of the source if it has failed. */
  read(): T
  /** Whether the value is final. */
  closed(): boolean
  /** Compares the value last delivered to an observer with a newer one. */
  equals(previous: T, next: T): boolean
  /** Called before the first dependent is added. */
  connect?(): void
  /** Called after the last dependent is removed. */
  disconnect?(): void
}

/** Number of changes of all sources. A value computed at the same number is still valid. */
let changes = 0

/** Number of changes so far. */
export function epoch(): number {
  return changes
}

/**
 * Node of a readable in the dependency graph.
 *
 * A change traverses the graph twice: first everything downstream is marked as stale, then the nodes with observers
 * pull. So a value is computed once per change, from consistent inputs.
 */
export class Source<T> {
  readonly #dependents = new Set<Invalidate>()
  /** Whether the value is being computed. Reading it then is a cycle. */
  busy = false
  /** Number of values so far. Up to date after a read; a mutated object counts as a new value. */
  version = 0

  constructor(readonly parts: SourceParts<T>) {}

  get dependents(): number {
    return this.#dependents.size
  }

  /** Adds a dependent, which must read the value next: it is notified only once between two reads. */
  track(dependent: Invalidate): void {
    if (this.#dependents.size === 0) this.parts.connect?.()
    this.#dependents.add(dependent)
  }

  untrack(dependent: Invalidate): void {
    if (this.#dependents.delete(dependent) && this.#dependents.size === 0) this.parts.disconnect?.()
  }

  /** Notifies dependents that the value may have changed, without delivering it. */
  invalidate(): void {
    for (const dependent of this.#dependents) dependent()
  }

  /** Notifies dependents that the value has changed or is final, and delivers it unless a batch is open. */
  changed(): void {
    changes++
    batch(() => this.invalidate())
  }

  /** Delivers the current value, each new one and the end to a subscriber. */
  deliver(subscriber: Subscriber<T>): void {
    let seen: { value: T } | undefined
    let version = -1
    const pull = (): void => {
      try {
        const value = this.parts.read()
        const isNew = version !== this.version
        version = this.version
        // Several changes of a batch may lead back to an equal value.
        if (isNew && !(seen && this.parts.equals(seen.value, value))) {
          seen = { value }
          subscriber.next(value)
        }
        if (this.parts.closed()) subscriber.complete()
      } catch (error) {
        subscriber.error(error)
      }
    }
    const dependent = (): void => void jobs.add(pull)
    this.track(dependent)
    subscriber.addTeardown(() => {
      this.untrack(dependent)
      jobs.delete(pull)
    })
    batch(pull)
  }
}

const sources = new WeakMap<Readable<unknown>, Source<unknown>>()

/** Registers a readable of this library. */
export function register<T>(readable: Readable<T>, source: Source<T>): void {
  sources.set(readable, source)
}

/** Returns the source of a readable. A foreign readable is subscribed to while it has dependents. */
export function sourceOf<T>(readable: Readable<T>): Source<T> {
  let source = sources.get(readable) as Source<T> | undefined
  if (!source) {
    source = foreignSource(readable)
    register(readable, source)
  }
  return source
}

function foreignSource<T>(readable: Readable<T>): Source<T> {
  let subscription: Subscription | undefined
  let closed = false
  let failure: { error: unknown } | undefined
  /** Last value read; at first one that no readable has. */
  let last: unknown = epoch
  const source: Source<T> = new Source<T>({
    read() {
      // There is no notification of changes of this value, so no value computed from it may be cached.
      changes++
      if (failure) throw failure.error
      const { value } = readable
      if (!Object.is(last, value)) source.version++
      last = value
      return value
    },
    closed: () => closed,
    equals: Object.is,
    connect() {
      subscription = readable.subscribe({
        next: () => source.changed(),
        error(error) {
          failure = { error }
          source.changed()
        },
        complete() {
          closed = true
          source.changed()
        },
      })
    },
    disconnect() {
      subscription?.unsubscribe()
      closed = false
      failure = undefined
    },
  })
  return source
}
