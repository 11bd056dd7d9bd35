import { describe, expect, test } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import { Observable, Subject, config, isObservable, type Observer, type Operator, type Subscriber } from './index.ts'

/** Records every notification. */
function recorder(log: unknown[]): Observer<unknown> {
  return {
    next: (value) => void log.push(value),
    error: (error) => void log.push(['error', error]),
    complete: () => void log.push('complete'),
  }
}

/** An observable, and the subscriber of its only subscription. */
function controlled<T>(): { source: Observable<T>; subscriber: () => Subscriber<T> } {
  let current: Subscriber<T> | undefined
  return { source: new Observable<T>((subscriber) => void (current = subscriber)), subscriber: () => current! }
}

const unhandled = watchUnhandled()

describe('subscribing', () => {
  test('runs the producer at each subscription and not before', () => {
    let runs = 0
    const source = new Observable((subscriber) => subscriber.next(++runs))
    expect(runs).toBe(0)
    const log: unknown[] = []
    source.subscribe(recorder(log))
    source.subscribe(recorder(log))
    expect(log).toEqual([1, 2])
  })

  test.each([undefined, null, 1, {}])('rejects %s as a producer', (producer) => {
    expect(() => new Observable(producer as never)).toThrow(TypeError)
  })

  test('delivers the values of a starting producer, and its end', () => {
    const log: unknown[] = []
    const subscription = new Observable((subscriber) => {
      subscriber.next(1)
      subscriber.complete()
      subscriber.next(2)
      subscriber.complete()
    }).subscribe(recorder(log))
    expect(log).toEqual([1, 'complete'])
    expect(subscription.closed).toBe(true)
  })

  test('takes a function, an observer without callbacks, or nothing', () => {
    const log: unknown[] = []
    const source = Observable.of(1, 2)
    source.subscribe((value) => log.push(value))
    source.subscribe({})
    source.subscribe({ next: undefined } as never)
    source.subscribe()
    expect(log).toEqual([1, 2])
    expect(unhandled.take()).toEqual([])
  })

  test('calls the callbacks as methods of the observer', () => {
    const seen: unknown[] = []
    const observer: Observer<number> = {
      next() {
        seen.push(this)
      },
    }
    Observable.of(1).subscribe(observer)
    expect(seen).toEqual([observer])
    expect(seen[0]).toBe(observer)
  })
})

describe('errors', () => {
  test('an error thrown by the producer is the error of the subscription', () => {
    const log: unknown[] = []
    new Observable((subscriber) => {
      subscriber.next(1)
      throw 'broken'
    }).subscribe(recorder(log))
    expect(log).toEqual([1, ['error', 'broken']])
  })

  test('an error is final', () => {
    const log: unknown[] = []
    const { source, subscriber } = controlled()
    source.subscribe(recorder(log))
    subscriber().error('broken')
    subscriber().next(1)
    subscriber().complete()
    expect(log).toEqual([['error', 'broken']])
    expect(unhandled.take()).toEqual([])
  })

  test('an unhandled error is reported, and so is one after the end', () => {
    const { source, subscriber } = controlled()
    source.subscribe(() => {})
    subscriber().error('first')
    subscriber().error('second')
    expect(unhandled.take()).toEqual(['first', 'second'])
  })

  test('an error thrown by the producer after completion is reported', () => {
    new Observable((subscriber) => {
      subscriber.complete()
      throw 'late'
    }).subscribe()
    expect(unhandled.take()).toEqual(['late'])
  })

  test('an observer that throws is reported and still receives later values', () => {
    const seen: number[] = []
    Observable.of(1, 2).subscribe((value) => {
      seen.push(value)
      throw `at ${value}`
    })
    expect(seen).toEqual([1, 2])
    expect(unhandled.take()).toEqual(['at 1', 'at 2'])
  })

  test('error and complete callbacks that throw are reported', () => {
    const fail = (): never => {
      throw 'observer'
    }
    Observable.of().subscribe({ complete: fail })
    new Observable((subscriber) => subscriber.error('source')).subscribe({ error: fail })
    expect(unhandled.take()).toEqual(['observer', 'observer'])
  })

  test('without a handler the host is notified', async () => {
    config.onUnhandledError = undefined
    const reported: unknown[] = []
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })
    try {
      new Observable((subscriber) => subscriber.error('to the host')).subscribe()
    } finally {
      Reflect.deleteProperty(globalThis, 'reportError')
    }
    expect(reported).toEqual(['to the host'])
  })

  test('a host without reportError gets an uncaught exception', async () => {
    config.onUnhandledError = undefined
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    try {
      const caught = new Promise((resolve) => process.once('uncaughtException', resolve))
      new Observable((subscriber) => subscriber.error('uncaught')).subscribe()
      expect(await caught).toBe('uncaught')
    } finally {
      for (const listener of others) process.on('uncaughtException', listener)
    }
  })

  test('a handler that throws does not stop the source', () => {
    const reported: unknown[] = []
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })
    config.onUnhandledError = () => {
      throw 'handler'
    }
    try {
      const log: unknown[] = []
      Observable.of(1, 2).subscribe((value) => {
        log.push(value)
        throw 'observer'
      })
      expect(log).toEqual([1, 2])
    } finally {
      Reflect.deleteProperty(globalThis, 'reportError')
    }
    expect(reported).toEqual(['handler', 'handler'])
  })
})

describe('ending', () => {
  test('runs teardowns once, the last one first, the returned one among them', () => {
    const log: string[] = []
    const subscription = new Observable((subscriber) => {
      subscriber.addTeardown(() => log.push('first'))
      subscriber.addTeardown(() => log.push('second'))
      return () => void log.push('returned')
    }).subscribe()
    subscription.unsubscribe()
    subscription.unsubscribe()
    expect(log).toEqual(['returned', 'second', 'first'])
  })

  test.each([
    ['complete', (subscriber: Subscriber<unknown>) => subscriber.complete(), 'complete', []],
    ['error', (subscriber: Subscriber<unknown>) => subscriber.error(1), ['error', 1], [1]],
  ])('runs teardowns before %s is told, once', (_name, end, told, late) => {
    const log: unknown[] = []
    new Observable((subscriber) => {
      subscriber.addTeardown(() => log.push('teardown'))
      end(subscriber)
      end(subscriber)
    }).subscribe(recorder(log))
    expect(log[0]).toBe('teardown')
    expect(log[1]).toEqual(told)
    expect(log).toHaveLength(2)
    expect(unhandled.take()).toEqual(late)
  })

  test('runs a teardown at once after the end, returned or added', () => {
    const log: string[] = []
    new Observable((subscriber) => {
      subscriber.complete()
      subscriber.addTeardown(() => log.push('added'))
      return () => void log.push('returned')
    }).subscribe()
    expect(log).toEqual(['added', 'returned'])
  })

  test('a teardown that throws is reported and does not prevent others from running', () => {
    const log: string[] = []
    const subscription = new Observable((subscriber) => {
      subscriber.addTeardown(() => log.push('ran'))
      subscriber.addTeardown(() => {
        throw 'teardown'
      })
    }).subscribe()
    subscription.unsubscribe()
    expect(log).toEqual(['ran'])
    expect(unhandled.take()).toEqual(['teardown'])
  })

  test('ignores a return value that is not a function', () => {
    const subscription = new Observable((() => 'not a function') as never).subscribe()
    expect(() => subscription.unsubscribe()).not.toThrow()
  })

  test('unsubscribing inside next stops a producer that is still starting', () => {
    const log: number[] = []
    const { source, subscriber } = controlled<number>()
    const subscription = source.subscribe((value) => {
      log.push(value)
      if (value === 2) subscription.unsubscribe()
    })
    for (let value = 1; subscriber().active; value++) subscriber().next(value)
    subscriber().next(99)
    expect(log).toEqual([1, 2])
    expect(subscription.closed).toBe(true)
  })

  test('values delivered by an observer arrive inside the outer delivery', () => {
    const log: number[] = []
    const { source, subscriber } = controlled<number>()
    source.subscribe((value) => {
      log.push(value)
      if (value < 3) subscriber().next(value + 1)
    })
    subscriber().next(1)
    expect(log).toEqual([1, 2, 3])
  })

  test('a teardown may unsubscribe again and add another', () => {
    const log: string[] = []
    const subscription = new Observable((subscriber) => () => {
      subscription.unsubscribe()
      subscriber.addTeardown(() => log.push('inner'))
      log.push('outer')
    }).subscribe()
    subscription.unsubscribe()
    expect(log).toEqual(['inner', 'outer'])
  })

  test('is disposable', () => {
    const log: string[] = []
    {
      using subscription = new Observable(() => () => void log.push('freed')).subscribe()
      expect(subscription.closed).toBe(false)
    }
    expect(log).toEqual(['freed'])
  })
})

describe('signals', () => {
  test('a signal unsubscribes with its reason', () => {
    const stop = new AbortController()
    const log: unknown[] = []
    const { source, subscriber } = controlled()
    const subscription = source.subscribe(recorder(log), { signal: stop.signal })
    subscriber().next(1)
    stop.abort('enough')
    subscriber().next(2)
    expect(log).toEqual([1])
    expect(subscription.closed).toBe(true)
    expect(subscriber().signal.reason).toBe('enough')
  })

  test('a signal aborted before prevents the producer from running', () => {
    let runs = 0
    const subscription = new Observable(() => void runs++).subscribe({}, { signal: AbortSignal.abort() })
    expect(runs).toBe(0)
    expect(subscription.closed).toBe(true)
  })

  test('a signal aborted by the first value stops the rest', () => {
    const stop = new AbortController()
    const log: number[] = []
    Observable.of(1, 2, 3).subscribe(
      (value) => {
        log.push(value)
        stop.abort()
      },
      { signal: stop.signal },
    )
    expect(log).toEqual([1])
  })

  test('a long-lived signal is released when the subscription ends', () => {
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (type: string, listener: EventListener) => {
      listeners.add(listener)
      add(type, listener)
    }
    signal.removeEventListener = (type: string, listener: EventListener) => {
      listeners.delete(listener)
      remove(type, listener)
    }
    const subscription = new Observable(() => {}).subscribe({}, { signal })
    expect(listeners.size).toBe(1)
    subscription.unsubscribe()
    Observable.of(1).subscribe({}, { signal })
    expect(listeners.size).toBe(0)
  })

  test('the signal of the subscriber aborts at the end, before teardowns, even if first read later', () => {
    const log: unknown[] = []
    const { source, subscriber } = controlled()
    source.subscribe(recorder(log))
    const { signal } = subscriber()
    expect(signal.aborted).toBe(false)
    subscriber().addTeardown(() => log.push(signal.aborted))
    subscriber().complete()
    expect(log).toEqual([true, 'complete'])

    const late = controlled()
    late.source.subscribe().unsubscribe()
    expect(late.subscriber().signal.aborted).toBe(true)
  })
})

describe('first', () => {
  test('returns the first value and unsubscribes', async () => {
    const source = new Subject<number>()
    const first = source.first()
    source.next(1)
    expect(source.observerCount).toBe(0)
    source.next(2)
    expect(await first).toBe(1)
  })

  test('stops an endless source at once', async () => {
    function* numbers(): Iterable<number> {
      for (let value = 0; ; value++) yield value
    }
    expect(await Observable.from(numbers()).first()).toBe(0)
  })

  test('rejects when there is no first value, with the error, and with the reason of a signal', async () => {
    await expect(Observable.of().first()).rejects.toThrow(RangeError)
    await expect(new Observable((subscriber) => subscriber.error('broken')).first()).rejects.toBe('broken')
    await expect(Observable.of(1).first({ signal: AbortSignal.abort('before') })).rejects.toBe('before')
    const stop = new AbortController()
    const source = new Subject()
    const first = source.first({ signal: stop.signal })
    stop.abort('while waiting')
    await expect(first).rejects.toBe('while waiting')
    expect(source.observerCount).toBe(0)
  })
})

describe('toArray', () => {
  test('returns every value', async () => {
    expect(await Observable.of(1, 2, 3).toArray()).toEqual([1, 2, 3])
    expect(await Observable.of().toArray()).toEqual([])
  })

  test('rejects with the error and with the reason of a signal', async () => {
    await expect(new Observable((subscriber) => subscriber.error('broken')).toArray()).rejects.toBe('broken')
    const stop = new AbortController()
    const all = new Subject().toArray({ signal: stop.signal })
    stop.abort('enough')
    await expect(all).rejects.toBe('enough')
  })
})

test('pipe applies operators in order, any number of them', () => {
  const append =
    (letter: string): Operator<string, string> =>
    (source) =>
      new Observable((subscriber) => void source.subscribe((value) => subscriber.next(value + letter)))
  const a = append('a')
  const b = append('b')
  const c = append('c')
  const d = append('d')
  const e = append('e')
  const f = append('f')
  const source = Observable.of('-')
  expect(source.pipe()).toBe(source)
  const log: string[] = []
  for (const piped of [
    source.pipe(a),
    source.pipe(a, b),
    source.pipe(a, b, c),
    source.pipe(a, b, c, d),
    source.pipe(a, b, c, d, e),
    source.pipe(a, b, c, d, e, f),
  ]) {
    piped.subscribe((value) => log.push(value))
  }
  expect(log).toEqual(['-a', '-ab', '-abc', '-abcd', '-abcde', '-abcdef'])
})

test.each([
  [Observable.of(1), true],
  [new Subject(), true],
  [{ subscribe() {} }, false],
  [[1], false],
  [null, false],
])('isObservable %#', (value, expected) => {
  expect(isObservable(value)).toBe(expected)
})
