import { testFailures, uncaughtOf } from '@signpost/test-kit/failures'
import { afterEach, beforeEach } from 'vitest'
import { computed, config, effect, fromEvent, Observable, operators, Subject, ValueSubject } from './index.ts'

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  config.onUnhandledError = (error) => void reported.push((error as Error).message)
})
afterEach(() => {
  config.onUnhandledError = undefined
})

/** An observer whose `next` fails, beside one that works. */
const observer = { next: (_value: number): void => undefined }
const compute = {
  run: (value: number): number => value,
  handle: (): void => undefined,
  fail: (): never => {
    throw new Error('failed')
  },
}
const target = { addEventListener: () => undefined, removeEventListener: () => undefined }

testFailures('observable', {
  'an observer beside another': {
    owner: () => observer,
    method: 'next',
    use: () => {
      const seen: number[] = []
      const subject = new Subject<number>()
      subject.subscribe(observer)
      subject.subscribe((value) => seen.push(value))
      subject.next(1)
      return { seen, reported }
    },
    faults: {
      throws: { returns: { seen: [1], reported: ['broken'] } },
      vanishes: { returns: { seen: [1], reported: [] } },
    },
  },
  'an observer of a value': {
    owner: () => observer,
    method: 'next',
    use: () => {
      const value = new ValueSubject(0)
      value.subscribe(observer)
      value.set(1)
      return { value: value.value, reported: reported.length }
    },
    faults: { throws: { returns: { value: 1, reported: 2 } } },
  },
  'the function of a computed value': {
    owner: () => compute,
    method: 'run',
    use: () => {
      const value = new ValueSubject(1)
      const sum = computed((get) => compute.run(get(value)))
      return { caught: sum.pipe(operators.catchError(() => [7])).first(), value: value.value }
    },
    faults: { throws: { returns: { value: 1 } }, vanishes: { returns: { value: 1 } } },
  },
  'an effect': {
    owner: () => compute,
    method: 'run',
    use: () => {
      const value = new ValueSubject(1)
      using running = effect((get) => void compute.run(get(value)))
      value.set(2)
      return { closed: running.closed, reported: reported.length }
    },
    faults: { throws: { returns: { closed: false, reported: 2 } } },
  },
  'the function of map': {
    owner: () => compute,
    method: 'run',
    use: () =>
      Observable.of(1)
        .pipe(operators.map((value) => compute.run(value)))
        .first()
        .catch((error: Error) => error.message),
    faults: { throws: { returns: 'broken' } },
  },
  'adding a listener': {
    owner: () => target,
    method: 'addEventListener',
    use: () =>
      fromEvent(target as never, 'click')
        .first()
        .catch((error: Error) => error.name),
    faults: { throws: { returns: 'Error' } },
  },
  'removing a listener': {
    owner: () => target,
    method: 'removeEventListener',
    use: () => {
      fromEvent(target as never, 'click')
        .subscribe()
        .unsubscribe()
      return reported.length
    },
    faults: { throws: { returns: 1 }, vanishes: { returns: 1 } },
  },
  // A host without `reportError` gets the error from a microtask.
  'the host': {
    owner: () => globalThis,
    method: 'reportError',
    use: async () => {
      config.onUnhandledError = undefined
      const errors = await uncaughtOf(() => {
        const subject = new Subject<number>()
        subject.subscribe(() => compute.fail())
        subject.next(1)
      })
      return errors.map((error) => (error as Error).message)
    },
    faults: { vanishes: { returns: ['failed'] } },
  },
  'a handler of errors': {
    owner: () => compute,
    method: 'handle',
    use: async () => {
      config.onUnhandledError = () => compute.handle()
      const errors = await uncaughtOf(() => {
        const subject = new Subject<number>()
        subject.subscribe(() => compute.fail())
        subject.next(1)
      })
      return errors.map((error) => (error as Error).message)
    },
    faults: { throws: { returns: ['broken'] } },
  },
})
