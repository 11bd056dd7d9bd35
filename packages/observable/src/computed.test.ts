import { describe, expect, test, vi } from 'vitest'
import { record, watchUnhandled } from '../test/record.ts'
import { Observable, ValueSubject, batch, computed, type Readable } from './index.ts'

watchUnhandled()

describe('reading', () => {
  test('is lazy, and computes nothing twice', () => {
    const source = new ValueSubject(2)
    const square = vi.fn((value: number) => value ** 2)
    const value = computed((get) => square(get(source)))
    expect(square).not.toHaveBeenCalled()
    expect([value.value, value.value]).toEqual([4, 4])
    expect(square).toHaveBeenCalledTimes(1)
    source.set(3)
    expect(square).toHaveBeenCalledTimes(1)
    expect(value.value).toBe(9)
  })

  test('an unrelated change causes no run', () => {
    const source = new ValueSubject(1)
    const other = new ValueSubject(1)
    const compute = vi.fn((value: number) => value)
    const value = computed((get) => compute(get(source)))
    expect(value.value).toBe(1)
    other.set(2)
    expect(value.value).toBe(1)
    expect(compute).toHaveBeenCalledTimes(1)
  })

  test('leaves nothing subscribed', () => {
    const source = new ValueSubject(1)
    const inner = computed((get) => get(source) + 1)
    const outer = computed((get) => get(inner) + 1)
    expect(outer.value).toBe(3)
    expect(source.observerCount).toBe(0)
  })

  test('a lattice of values is computed once per node', () => {
    const source = new ValueSubject(1)
    let runs = 0
    let left = computed((get) => get(source))
    let right = computed((get) => get(source))
    for (let level = 0; level < 30; level++) {
      const [a, b] = [left, right]
      left = computed((get) => (runs++, get(a) + get(b)))
      right = computed((get) => (runs++, get(a) - get(b)))
    }
    expect(left.value).toBe(2 ** 15)
    expect(runs).toBe(59)
    source.set(2)
    expect(left.value).toBe(2 ** 16)
    expect(runs).toBe(118)
    const log = record(left)
    source.complete()
    expect(log).toEqual([2 ** 16, 'complete'])
  })
})

describe('observing', () => {
  test('delivers the value now and each new one', () => {
    const source = new ValueSubject(1)
    const log = record(computed((get) => get(source) * 10))
    source.set(2)
    source.set(2)
    expect(log).toEqual([10, 20])
  })

  test('a diamond is computed once per change, from consistent inputs', () => {
    const source = new ValueSubject(1)
    const double = computed((get) => get(source) * 2)
    const triple = computed((get) => get(source) * 3)
    const sum = vi.fn((a: number, b: number) => `${a}+${b}`)
    const log = record(computed((get) => sum(get(double), get(triple))))
    source.set(2)
    expect(log).toEqual(['2+3', '4+6'])
    expect(sum).toHaveBeenCalledTimes(2)
  })

  test('an intermediate value that stays the same stops the change', () => {
    const source = new ValueSubject(1)
    const parity = computed((get) => get(source) % 2)
    const text = vi.fn((value: number) => (value ? 'odd' : 'even'))
    const log = record(computed((get) => text(get(parity))))
    source.set(3)
    expect(log).toEqual(['odd'])
    expect(text).toHaveBeenCalledTimes(1)
  })

  test('equals decides what a change is', () => {
    const source = new ValueSubject(1)
    const list = computed((get) => [get(source) % 2], { equals: (previous, next) => previous[0] === next[0] })
    const before = list.value
    const log = record(list)
    source.set(3)
    expect(log).toEqual([[1]])
    expect(list.value).toBe(before)
    source.set(4)
    expect(log).toEqual([[1], [0]])
  })

  test('an equals that is never true delivers the same object after every run, and only then', () => {
    const source = new ValueSubject(1)
    const other = new ValueSubject(1)
    const shared: number[] = []
    const list = computed(
      (get) => {
        shared.push(get(source))
        return shared
      },
      { equals: () => false },
    )
    const log = record(computed((get) => `${get(list).join()} ${get(other)}`))
    const lengths: number[] = []
    list.subscribe(({ length }) => lengths.push(length))
    source.set(2)
    other.set(5)
    source.complete()
    expect(log).toEqual(['1 1', '1,2 1', '1,2 5'])
    expect(lengths).toEqual([1, 2])
  })

  test('dependencies are those of the last run', () => {
    const chooseA = new ValueSubject(true)
    const a = new ValueSubject('a')
    const b = new ValueSubject('b')
    const run = vi.fn()
    const chosen = computed((get) => {
      run()
      return get(chooseA) ? get(a) : get(b)
    })
    const log = record(chosen)
    expect([a.observerCount, b.observerCount]).toEqual([1, 0])
    b.set('b2')
    chooseA.set(false)
    expect([a.observerCount, b.observerCount]).toEqual([0, 1])
    a.set('a2')
    b.set('b3')
    expect(log).toEqual(['a', 'b2', 'b3'])
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('a dependency that is no longer read is not computed', () => {
    const index = new ValueSubject(0)
    const list = new ValueSubject(['only'])
    const length = computed((get) => get(list).length)
    const item = computed((get) => {
      if (get(index) >= get(length)) return undefined
      return get(list)[get(index)]?.toUpperCase()
    })
    const log = record(item)
    batch(() => {
      list.set([])
      index.set(0)
    })
    expect(log).toEqual(['ONLY', undefined])
  })

  test('unsubscribing releases every dependency, ten thousand times', () => {
    const source = new ValueSubject(1)
    const inner = computed((get) => get(source))
    const outer = computed((get) => get(inner) + get(source))
    const subscriptions = Array.from({ length: 10_000 }, () => outer.subscribe())
    expect(source.observerCount).toBe(2)
    for (const subscription of subscriptions) subscription.unsubscribe()
    expect(source.observerCount).toBe(0)
    source.set(2)
    expect(outer.value).toBe(4)
  })

  test('observed, left and observed again', () => {
    const source = new ValueSubject(1)
    const value = computed((get) => get(source))
    const twice = computed((get) => get(value) * 2)
    twice.subscribe().unsubscribe()
    source.set(2)
    const log = record(twice)
    source.set(3)
    source.set(4)
    expect(log).toEqual([4, 6, 8])
  })

  test('an observer may unsubscribe, read and set while it is notified', () => {
    const source = new ValueSubject(1)
    const value = computed((get) => get(source) * 10)
    const log: unknown[] = []
    const subscription = value.subscribe((now) => {
      log.push([now, value.value])
      if (now === 20) source.set(3)
      if (now === 30) subscription.unsubscribe()
    })
    source.set(2)
    source.set(4)
    expect(log).toEqual([
      [10, 10],
      [20, 20],
      [30, 30],
    ])
    expect(source.observerCount).toBe(0)
  })

  test('works with operators and for await', async () => {
    const source = new ValueSubject(1)
    const value = computed((get) => get(source) + 1)
    expect(await value.first()).toBe(2)
    const seen: number[] = []
    for await (const now of value) {
      seen.push(now)
      if (now === 3) break
      source.set(2)
    }
    expect(seen).toEqual([2, 3])
  })
})

describe('the end', () => {
  test('completes when every dependency has, with none at once', () => {
    const a = new ValueSubject(1)
    const b = new ValueSubject(2)
    const sum = computed((get) => get(a) + get(b))
    const log = record(computed((get) => get(sum)))
    a.complete()
    b.set(3)
    b.complete()
    expect(log).toEqual([3, 4, 'complete'])
    expect(record(computed(() => 'constant'))).toEqual(['constant', 'complete'])
    expect(record(sum)).toEqual([4, 'complete'])
  })

  test('an error of the function ends a subscription, not the value', () => {
    const source = new ValueSubject(1)
    const run = vi.fn()
    const value = computed((get) => {
      run()
      if (get(source) === 2) throw 'two'
      return get(source)
    })
    const log = record(value)
    source.set(2)
    expect(log).toEqual([1, ['error', 'two']])
    expect(source.observerCount).toBe(0)
    expect(() => value.value).toThrow('two')
    expect(() => value.value).toThrow('two')
    expect(run).toHaveBeenCalledTimes(2)
    source.set(3)
    expect(value.value).toBe(3)
  })

  test('an error of a dependency passes through, unless the function catches it', () => {
    const source = new ValueSubject(1)
    const inner = computed((get) => get(source))
    const log = record(computed((get) => get(inner)))
    const taken = record(
      computed((get) => {
        try {
          return get(inner)
        } catch (error) {
          return `caught ${String(error)}`
        }
      }),
    )
    source.error('broken')
    expect(log).toEqual([1, ['error', 'broken']])
    expect(taken).toEqual([1, 'caught broken', 'complete'])
  })
})

describe('cycles', () => {
  test('a value that reads itself throws a clear error', () => {
    const value: Readable<number> = computed((get): number => get(value))
    expect(() => value.value).toThrow('depends on itself')
  })

  test('a broken cycle recovers, observed or not', () => {
    const cyclic = new ValueSubject(true)
    const a: Observable<number> & Readable<number> = computed((get): number => (get(cyclic) ? get(b) : 1))
    const b: Observable<number> & Readable<number> = computed((get): number => get(a) + 1)
    expect(() => a.value).toThrow('depends on itself')
    expect(() => b.value).toThrow('depends on itself')
    expect(record(a)).toEqual([['error', expect.objectContaining({ message: expect.stringContaining('itself') })]])
    expect(cyclic.observerCount).toBe(0)
    cyclic.set(false)
    expect([a.value, b.value]).toEqual([1, 2])
    const log = record(b)
    cyclic.set(true)
    expect(log).toEqual([2, ['error', expect.anything()]])
    expect(cyclic.observerCount).toBe(0)
  })
})

describe('foreign readables', () => {
  /** A minimal store that is not from this library. */
  function store<T>(initial: T) {
    const inner = new ValueSubject(initial)
    const readable: Readable<T> = {
      get value() {
        return inner.value
      },
      subscribe: (observer, options) => inner.subscribe(observer, options),
    }
    return { inner, readable }
  }

  test('are read while not observed', () => {
    let now = 1
    const clock: Readable<number> = {
      get value() {
        return now
      },
      subscribe: () => Observable.of<number>().subscribe(),
    }
    const twice = computed((get) => get(clock) * 2)
    const outer = computed((get) => get(twice) + 1)
    expect(outer.value).toBe(3)
    now = 2
    expect(outer.value).toBe(5)
  })

  test('are subscribed to while observed, with errors and the end', () => {
    const { inner, readable } = store(1)
    const twice = computed((get) => get(readable) * 2)
    const subscription = twice.subscribe()
    expect(inner.observerCount).toBe(1)
    subscription.unsubscribe()
    expect(inner.observerCount).toBe(0)
    const log = record(twice)
    inner.set(2)
    inner.complete()
    expect(log).toEqual([2, 4, 'complete'])

    const other = store(1)
    const failing = record(computed((get) => get(other.readable)))
    other.inner.error('broken')
    expect(failing).toEqual([1, ['error', 'broken']])
  })
})

test('a read after the function has returned is not a dependency', async () => {
  const a = new ValueSubject(1)
  const b = new ValueSubject(1)
  const late: number[] = []
  const log = record(
    computed((get) => {
      void Promise.resolve().then(() => late.push(get(b)))
      return get(a)
    }),
  )
  await Promise.resolve()
  expect(late).toEqual([1])
  b.set(2)
  expect(log).toEqual([1])
  expect(b.observerCount).toBe(0)
})
