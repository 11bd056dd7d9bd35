import { answered, testAnswers, uncaughtIn } from '@signpost/test-kit/answers'
import { computed, effect, fromEvent, interval, Observable, operators, Subject, ValueSubject } from './index.ts'

const target = new EventTarget()
const listeners = new Set<(value: number) => void>()
const emitter = {
  on: (_type: string, listener: (value: number) => void) => void listeners.add(listener),
  off: (_type: string, listener: (value: number) => void) => void listeners.delete(listener),
}
const promise = { then: (done: (value: number) => void) => void done(1) }
let ended = new AbortController()
let subject = new Subject<number>()

/** A value of another library. */
const foreign = {
  value: 1,
  listeners: new Set<(value: number) => void>(),
  subscribe({ next }: { next: (value: number) => void }) {
    foreign.listeners.add(next)
    return { unsubscribe: () => foreign.listeners.delete(next) }
  },
}

/** The values of an observable, of which those after its end are none. */
async function valuesOf<T>(source: Observable<T>, emit: () => void): Promise<T[]> {
  const values: T[] = []
  const subscription = source.subscribe((value) => values.push(value))
  emit()
  await answered()
  emit()
  subscription.unsubscribe()
  emit()
  await answered()
  return values
}

testAnswers('observable', {
  addEventListener: {
    owner: () => target,
    use: async () => (await valuesOf(fromEvent(target, 'a'), () => void target.dispatchEvent(new Event('a')))).length,
    late: 1,
    twice: 4,
  },
  'addEventListener of a signal': {
    owner: () => (ended = new AbortController()).signal,
    use: async () => {
      const values: number[] = []
      const value = new ValueSubject(0)
      const { signal } = ended
      const subscription = value.subscribe((one) => values.push(one), { signal })
      const running = effect((get) => void values.push(-get(value)), { signal })
      ended.abort()
      await answered()
      value.set(1)
      return { values, closed: [subscription.closed, running.closed] }
    },
    late: { values: [0, -0], closed: [true, true] },
    twice: { values: [0, -0], closed: [true, true] },
  },
  on: {
    owner: () => emitter,
    use: () =>
      valuesOf(fromEvent(emitter as never, 'a'), () => {
        for (const listener of [...listeners]) listener(1)
      }),
    late: [[1]],
    twice: [[1], [1], [1], [1]],
  },
  setInterval: {
    owner: () => globalThis,
    use: async () => {
      const values: number[] = []
      const subscription = interval(5).subscribe((value) => {
        values.push(value)
        if (value === 1) subscription.unsubscribe()
      })
      await answered()
      await answered()
      return values
    },
    late: [0, 1],
    twice: [0, 1],
  },
  setTimeout: {
    owner: () => globalThis,
    use: async () => {
      const source = new Subject<number>()
      return valuesOf(source.pipe(operators.debounceTime(1)), () => source.next(1))
    },
    late: [1],
    twice: [1],
  },
  // A thenable of other code may answer twice.
  then: { owner: () => promise, use: () => Observable.from(promise as never).toArray(), late: [1], twice: [1] },
  subscribe: {
    owner: () => (subject = new Subject()),
    use: () =>
      valuesOf(Observable.from({ subscribe: (one: never) => subject.subscribe(one) } as never), () => subject.next(1)),
    late: [1],
    twice: [1, 1, 1, 1],
  },
  'subscribe of a computed value': {
    owner: () => foreign,
    use: async () => {
      foreign.value = 1
      const double = computed((get) => (get(foreign as never) as number) * 2)
      return valuesOf(double, () => {
        foreign.value++
        for (const listener of [...foreign.listeners]) listener(foreign.value)
      })
    },
    late: [2, 4],
    twice: [2, 4, 6],
  },
  queueMicrotask: {
    owner: () => globalThis,
    use: () =>
      uncaughtIn(async () => {
        const { reportError } = globalThis as { reportError?: unknown }
        Object.assign(globalThis, { reportError: undefined })
        const source = new Subject<number>()
        source.subscribe(() => {
          throw new Error('broken')
        })
        source.next(1)
        Object.assign(globalThis, { reportError })
        await answered()
      }),
    late: ['broken'],
    twice: ['broken'],
  },
})
