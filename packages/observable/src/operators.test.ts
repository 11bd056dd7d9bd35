import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { record, watchUnhandled } from '../test/record.ts'
import { NotificationKind, Observable, Subject, operators, type Operator, type Subscriber } from './index.ts'

const { catchError, debounceTime, dematerialize, distinct, filter, map, materialize, scan } = operators
const { share, startWith, switchMap, take, takeUntil } = operators

watchUnhandled()

const failing = new Observable<never>((subscriber) => subscriber.error('broken'))

test.each<[string, Operator<number, unknown>, unknown[]]>([
  ['map', map((value, index) => value * 10 + index), [10, 11, 22, 33, 14]],
  ['filter', filter((value, index) => value !== 1 || index === 4), [2, 3, 1]],
  ['distinct', distinct(), [1, 2, 3, 1]],
  ['distinct by', distinct((previous, next) => previous % 2 === next % 2), [1, 2, 3]],
  [
    'scan',
    scan((total, value, index) => `${total}${index}:${value} `, ''),
    ['0:1 ', '0:1 1:1 ', '0:1 1:1 2:2 ', '0:1 1:1 2:2 3:3 ', '0:1 1:1 2:2 3:3 4:1 '],
  ],
  ['take none', take(0), []],
  ['take some', take(2), [1, 1]],
  ['take more than there are', take(9), [1, 1, 2, 3, 1]],
  ['take all', take(Infinity), [1, 1, 2, 3, 1]],
  ['startWith', startWith('a', 'b'), ['a', 'b', 1, 1, 2, 3, 1]],
  ['switchMap', switchMap((value, index) => (value === 1 ? [value, index] : [])), [1, 0, 1, 1, 1, 4]],
  ['catchError', catchError(() => []), [1, 1, 2, 3, 1]],
  ['share', share(), [1, 1, 2, 3, 1]],
  ['takeUntil never', takeUntil(new Subject()), [1, 1, 2, 3, 1]],
  ['takeUntil without a value', takeUntil([]), [1, 1, 2, 3, 1]],
  ['takeUntil now', takeUntil([0]), []],
  ['debounceTime', debounceTime(10), [1]],
])('%s: values and completion', (_name, operator, expected) => {
  expect(record(Observable.of(1, 1, 2, 3, 1).pipe(operator))).toEqual([...expected, 'complete'])
})

const passing: [string, Operator<never, unknown>][] = [
  ['map', map(String)],
  ['filter', filter(() => true)],
  ['distinct', distinct()],
  ['scan', scan(() => 0, 0)],
  ['take', take(1)],
  ['takeUntil', takeUntil(new Subject())],
  ['switchMap', switchMap(() => [])],
  ['debounceTime', debounceTime(1)],
  ['share', share()],
  ['startWith', startWith()],
  ['dematerialize', dematerialize()],
]
test.each(passing)('%s passes an error through', (_name, operator) => {
  expect(record(failing.pipe(operator))).toEqual([['error', 'broken']])
})

test.each(passing)('%s is lazy, and unsubscribing reaches the source', (_name, operator) => {
  const source = new Subject<never>()
  const result = source.pipe(operator)
  expect(source.observerCount).toBe(0)
  const subscription = result.subscribe()
  expect(source.observerCount).toBe(1)
  subscription.unsubscribe()
  expect(source.observerCount).toBe(0)
})

const fail = (): never => {
  throw 'callback'
}
test.each<[string, Operator<number, unknown>]>([
  ['map', map(fail)],
  ['filter', filter(fail)],
  ['scan', scan(fail, 0)],
  ['switchMap', switchMap(fail)],
  ['switchMap to something else', switchMap(() => fail as never)],
])('%s: what its callback throws is the error, and the source is let go', (name, operator) => {
  const source = new Subject<number>()
  const log = record(source.pipe(operator))
  source.next(1)
  source.next(2)
  expect(log).toEqual([['error', name.endsWith('else') ? expect.any(TypeError) : 'callback']])
  expect(source.observerCount).toBe(0)
})

describe('take', () => {
  test('stops an endless source that starts at once', () => {
    let ended = false
    const endless = new Observable<number>((subscriber) => {
      subscriber.addTeardown(() => (ended = true))
      for (let value = 0; subscriber.active; value++) subscriber.next(value)
    })
    expect(
      record(
        endless.pipe(
          map((value) => value * 2),
          take(3),
        ),
      ),
    ).toEqual([0, 2, 4, 'complete'])
    expect(ended).toBe(true)
  })

  test('never starts the source for a count of 0', () => {
    let started = 0
    new Observable(() => void started++).pipe(take(0)).subscribe()
    expect(started).toBe(0)
  })

  test('counts a value caused by its observer', () => {
    const source = new Subject<number>()
    const log: number[] = []
    source.pipe(take(2)).subscribe((value) => {
      log.push(value)
      source.next(value + 1)
    })
    source.next(1)
    expect(log).toEqual([1, 2])
  })

  test.each([-1, 1.5, NaN, '1' as never])('rejects %s', (count) => {
    expect(() => take(count)).toThrow(RangeError)
  })
})

describe('takeUntil', () => {
  test('completes with the first value of the other and unsubscribes from both', () => {
    const source = new Subject<number>()
    const stop = new Subject<void>()
    const log = record(source.pipe(takeUntil(stop)))
    source.next(1)
    stop.next()
    source.next(2)
    expect(log).toEqual([1, 'complete'])
    expect([source.observerCount, stop.observerCount]).toEqual([0, 0])
  })

  test('never starts the source when the other comes at once', () => {
    let started = 0
    new Observable(() => void started++).pipe(takeUntil([0])).subscribe()
    expect(started).toBe(0)
  })

  test('fails with the other', () => {
    expect(record(new Subject().pipe(takeUntil(failing)))).toEqual([['error', 'broken']])
  })
})

describe('switchMap', () => {
  test('delivers from the newest inner source only', () => {
    const outer = new Subject<Subject<string>>()
    const [a, b] = [new Subject<string>(), new Subject<string>()]
    const log = record(outer.pipe(switchMap((inner) => inner)))
    outer.next(a)
    a.next('a1')
    outer.next(b)
    a.next('a2')
    b.next('b1')
    expect(a.observerCount).toBe(0)
    outer.complete()
    b.next('b2')
    b.complete()
    expect(log).toEqual(['a1', 'b1', 'b2', 'complete'])
  })

  test('completes with the outer source when the inner one has ended', () => {
    const outer = new Subject<number>()
    const log = record(outer.pipe(switchMap((value) => [value])))
    outer.next(1)
    outer.complete()
    expect(log).toEqual([1, 'complete'])
  })

  test('an inner error ends it, unsubscribing reaches the inner source', () => {
    const outer = new Subject<Observable<number>>()
    const log = record(outer.pipe(switchMap((inner) => inner)))
    outer.next(failing)
    expect(log).toEqual([['error', 'broken']])
    expect(outer.observerCount).toBe(0)

    const inner = new Subject<number>()
    const subscription = Observable.of(inner)
      .pipe(switchMap((source) => source))
      .subscribe()
    expect(inner.observerCount).toBe(1)
    subscription.unsubscribe()
    expect(inner.observerCount).toBe(0)
  })

  test('a switch from inside a delivery stops an inner source that is still starting', () => {
    const outer = new Subject<number>()
    const log: number[] = []
    outer.pipe(switchMap((start) => (start === 0 ? [0, 1, 2] : [start]))).subscribe((value) => {
      log.push(value)
      if (value === 0) outer.next(10)
    })
    outer.next(0)
    expect(log).toEqual([0, 10])
  })
})

describe('debounceTime', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('delivers a value after a period without another', () => {
    const source = new Subject<number>()
    const log = record(source.pipe(debounceTime(100)))
    source.next(1)
    vi.advanceTimersByTime(99)
    source.next(2)
    vi.advanceTimersByTime(99)
    expect(log).toEqual([])
    vi.advanceTimersByTime(1)
    expect(log).toEqual([2])
    source.complete()
    expect(log).toEqual([2, 'complete'])
  })

  test('delivers a waiting value before it completes, and drops it on failure', () => {
    const source = new Subject<number>()
    const log = record(source.pipe(debounceTime(100)))
    source.next(1)
    source.complete()
    expect(log).toEqual([1, 'complete'])

    const other = new Subject<number>()
    const failed = record(other.pipe(debounceTime(100)))
    other.next(1)
    other.error('broken')
    vi.runAllTimers()
    expect(failed).toEqual([['error', 'broken']])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('leaves no timer when unsubscribed from', () => {
    const source = new Subject<number>()
    const subscription = source.pipe(debounceTime(100)).subscribe()
    source.next(1)
    subscription.unsubscribe()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('catchError', () => {
  test('continues with another source, which may be the same again', () => {
    let runs = 0
    const source = new Observable<number>((subscriber) => {
      subscriber.next(++runs)
      if (runs < 3) subscriber.error('again')
      else subscriber.complete()
    })
    expect(record(failing.pipe(catchError((error) => [error])))).toEqual(['broken', 'complete'])
    const retry: Operator<number, number> = catchError((_error, same) => same.pipe(retry))
    expect(record(source.pipe(retry))).toEqual([1, 2, 3, 'complete'])
  })

  test('fails with the error of the handler or of the other source', () => {
    expect(record(failing.pipe(catchError(fail)))).toEqual([['error', 'callback']])
    expect(record(failing.pipe(catchError(() => failing)))).toEqual([['error', 'broken']])
  })

  test('unsubscribing reaches the other source', () => {
    const other = new Subject<number>()
    const subscription = failing.pipe(catchError(() => other)).subscribe()
    expect(other.observerCount).toBe(1)
    subscription.unsubscribe()
    expect(other.observerCount).toBe(0)
  })
})

describe('share', () => {
  /** A source that counts its runs, and its current subscriber. */
  function counted() {
    const runs: Subscriber<number>[] = []
    let stopped = 0
    const source = new Observable<number>((subscriber) => {
      runs.push(subscriber)
      return () => void stopped++
    })
    return { shared: source.pipe(share()), runs, stopped: () => stopped }
  }

  test('starts with the first subscriber and stops with the last', () => {
    const { shared, runs, stopped } = counted()
    const first = shared.subscribe()
    const log: number[] = []
    const second = shared.subscribe((value) => log.push(value))
    runs[0]?.next(1)
    first.unsubscribe()
    runs[0]?.next(2)
    expect([runs.length, stopped(), log]).toEqual([1, 0, [1, 2]])
    second.unsubscribe()
    expect(stopped()).toBe(1)
    shared.subscribe()
    expect(runs).toHaveLength(2)
  })

  test.each(['complete', 'error'] as const)('after %s the next subscriber starts it again', (end) => {
    const { shared, runs, stopped } = counted()
    const log = record(shared)
    runs[0]?.[end]('broken')
    expect(log).toEqual([end === 'error' ? ['error', 'broken'] : 'complete'])
    const again = record(shared)
    runs[1]?.next(1)
    expect([again, runs.length, stopped()]).toEqual([[1], 2, 1])
  })

  test('a subscriber that leaves at the first value stops a source that is still starting', () => {
    const endless = new Observable<number>((subscriber) => {
      for (let value = 0; subscriber.active; value++) subscriber.next(value)
    })
    expect(record(endless.pipe(share(), take(1)))).toEqual([0, 'complete'])
  })

  test('a subscriber that returns while the source ends gets a new run', () => {
    let runs = 0
    const shared: Observable<number> = Observable.from(
      new Observable<number>((subscriber) => {
        subscriber.next(++runs)
        subscriber.complete()
      }),
    ).pipe(share())
    const log: unknown[] = []
    shared.subscribe({ complete: () => shared.subscribe((value) => log.push(value)) })
    expect(log).toEqual([2])
  })
})

test('distinct: an error thrown by its callback is the error', () => {
  expect(record(Observable.of(1, 2).pipe(distinct(fail)))).toEqual([1, ['error', 'callback']])
})

test('startWith stops when its observer unsubscribes', () => {
  expect(record(failing.pipe(startWith(1, 2), take(1)))).toEqual([1, 'complete'])
})

describe('materialize and dematerialize', () => {
  test('the end becomes data', () => {
    expect(record(Observable.of('a').pipe(materialize()))).toEqual([
      { kind: NotificationKind.Next, value: 'a' },
      { kind: NotificationKind.Complete },
      'complete',
    ])
    expect(record(failing.pipe(materialize()))).toEqual([{ kind: NotificationKind.Error, error: 'broken' }, 'complete'])
  })

  test('and back', () => {
    expect(record(Observable.of(1, 2).pipe(materialize(), dematerialize()))).toEqual([1, 2, 'complete'])
    expect(record(failing.pipe(materialize(), dematerialize()))).toEqual([['error', 'broken']])
    expect(record(Observable.of<never>().pipe(dematerialize()))).toEqual(['complete'])
  })
})

test.each([NaN, -1, 2 ** 31, Infinity])('debounceTime refuses the time %d, which timers would treat as 0', (time) => {
  expect(() => debounceTime(time)).toThrow(RangeError)
  expect(() => debounceTime(2 ** 31 - 1)).not.toThrow()
})
