import { batch, dequeue, enqueue } from './batch.ts'
import type { Readable } from './readable.ts'
import type { Subscriber } from './subscriber.ts'
import type { Subscription } from './subscription.ts'

/** Tells a dependent that the value may have changed. It must not read the value before the batch ends. */
type Invalidate = () => void

/** What a source is made of. */
interface SourceParts<T> {
  /** The value now; throws what the source failed with. */
  read(): T
  /** True when the value can never change again. */
  closed(): boolean
  /** The first dependent is about to come. */
  connect?(): void
  /** The last dependent has gone. */
  disconnect?(): void
}

/** Counts changes anywhere; a value worked out at the same count is still right. */
let changes = 0

/** The count of changes so far. */
export function epoch(): number {
  return changes
}

/**
 * A readable's place in the graph of dependencies.
 *
 * A change goes through the graph twice: first everything downstream is told that it may be stale, then those who
 * deliver to observers pull. So a value is worked out once for a change, from inputs that agree with each other.
 */
export class Source<T> {
  readonly #dependents = new Set<Invalidate>()
  /** True while the value is being worked out; who reads it then depends on itself. */
  busy = false

  constructor(readonly parts: SourceParts<T>) {}

  get dependents(): number {
    return this.#dependents.size
  }

  /** Adds a dependent, which must read the value next: it is told of a change only once between two reads. */
  track(dependent: Invalidate): void {
    if (this.#dependents.size === 0) this.parts.connect?.()
    this.#dependents.add(dependent)
  }

  untrack(dependent: Invalidate): void {
    if (this.#dependents.delete(dependent) && this.#dependents.size === 0) this.parts.disconnect?.()
  }

  /** Says that the value may have changed, without delivering anything yet. */
  invalidate(): void {
    for (const dependent of this.#dependents) dependent()
  }

  /** Says that the value has changed or is final, and delivers unless a batch is open. */
  changed(): void {
    changes++
    batch(() => this.invalidate())
  }

  /** Delivers the value now and each new one to a subscriber, and the end when it has come. */
  deliver(subscriber: Subscriber<T>): void {
    let seen: { value: T } | undefined
    const pull = (): void => {
      try {
        const value = this.parts.read()
        if (!seen || !Object.is(seen.value, value)) {
          seen = { value }
          subscriber.next(value)
        }
        if (this.parts.closed()) subscriber.complete()
      } catch (error) {
        subscriber.error(error)
      }
    }
    const dependent = (): void => enqueue(pull)
    this.track(dependent)
    subscriber.addTeardown(() => {
      this.untrack(dependent)
      dequeue(pull)
    })
    batch(pull)
  }
}

const sources = new WeakMap<Readable<unknown>, Source<unknown>>()

/** Makes a readable of this library known to the graph. */
export function register<T>(readable: Readable<T>, source: Source<T>): void {
  sources.set(readable, source)
}

/** The source of a readable. One that is not of this library is subscribed to, while somebody depends on it. */
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
  const source: Source<T> = new Source<T>({
    read() {
      // Nobody says when this value changes, so nothing that was worked out from it may be taken for current.
      changes++
      if (failure) throw failure.error
      return readable.value
    },
    closed: () => closed,
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
