import { describe, expect, test } from 'vitest'
import { Subject, ValueSubject, batch, computed, config } from './index.ts'

describe('batch', () => {
  test('notifies observers once, with the last value', () => {
    const a = new ValueSubject(1)
    const b = new ValueSubject(1)
    const values: number[] = []
    const sums: number[] = []
    a.subscribe((value) => values.push(value))
    computed((get) => get(a) + get(b)).subscribe((sum) => sums.push(sum))
    batch(() => {
      a.set(2)
      a.set(3)
      b.set(4)
      expect(sums).toEqual([2])
    })
    expect(values).toEqual([1, 3])
    expect(sums).toEqual([2, 7])
  })

  test('does not notify when the value is restored', () => {
    const source = new ValueSubject(1)
    const log: number[] = []
    source.subscribe((value) => log.push(value))
    batch(() => {
      source.set(2)
      source.set(1)
    })
    expect(log).toEqual([1])
  })

  test('values read inside are up to date, and so are subscriptions made inside', () => {
    const source = new ValueSubject(1)
    const twice = computed((get) => get(source) * 2)
    const log: number[] = []
    twice.subscribe()
    batch(() => {
      source.set(2)
      expect(twice.value).toBe(4)
      source.subscribe((value) => log.push(value))
      source.set(3)
      expect(twice.value).toBe(6)
    })
    expect(log).toEqual([2, 3])
  })

  test('nests; the outermost one notifies', () => {
    const source = new ValueSubject(1)
    const log: number[] = []
    source.subscribe((value) => log.push(value))
    batch(() => {
      batch(() => source.set(2))
      expect(log).toEqual([1])
      source.set(3)
    })
    expect(log).toEqual([1, 3])
  })

  test('returns the result of the function, and notifies before it throws', () => {
    const source = new ValueSubject(1)
    const log: number[] = []
    source.subscribe((value) => log.push(value))
    expect(batch(() => 'result')).toBe('result')
    expect(() =>
      batch(() => {
        source.set(2)
        throw new Error('midway')
      }),
    ).toThrow('midway')
    source.set(3)
    expect(log).toEqual([1, 2, 3])
  })

  test('delivers a last value before the end', () => {
    const source = new ValueSubject(1)
    const log: unknown[] = []
    source.subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
    batch(() => {
      source.set(2)
      source.complete()
    })
    expect(log).toEqual([1, 2, 'complete'])
  })

  test('does not delay a plain subject', () => {
    const subject = new Subject<number>()
    const log: number[] = []
    subject.subscribe((value) => log.push(value))
    batch(() => {
      subject.next(1)
      expect(log).toEqual([1])
    })
  })

  test('an observer unsubscribed inside is not notified', () => {
    const source = new ValueSubject(1)
    const log: number[] = []
    const subscription = source.subscribe((value) => log.push(value))
    batch(() => {
      source.set(2)
      subscription.unsubscribe()
    })
    expect(log).toEqual([1])
  })
})

describe('a change that never ends', () => {
  test('is an error, and later changes work', () => {
    const value = new ValueSubject(0)
    const other: number[] = []
    value.subscribe((x) => other.push(x))
    value.subscribe((x) => {
      if (x > 0) value.set(x + 1)
    })
    expect(() => value.set(1)).toThrow(/^Expected a change to end, found a subscriber/)
    const after = new ValueSubject('a')
    const texts: string[] = []
    after.subscribe((text) => texts.push(text))
    after.set('b')
    expect(texts).toEqual(['a', 'b'])
    expect(other.length).toBeGreaterThan(1000)
  })

  test('is found across several values and computed ones', () => {
    const [a, b] = [new ValueSubject(0), new ValueSubject(0)]
    const sum = computed((get) => get(a) + get(b))
    a.subscribe((x) => b.set(x + 1))
    sum.subscribe((x) => {
      if (x > 1) a.set(a.value === 1 ? 2 : 1)
    })
    expect(() => a.set(1)).toThrow(RangeError)
  })

  test('is an unhandled error of the subscription when it begins with the first value', () => {
    const unhandled: unknown[] = []
    config.onUnhandledError = (error) => unhandled.push(error)
    try {
      const value = new ValueSubject(0)
      value.subscribe((x) => value.set(x + 1))
      expect(unhandled).toEqual([expect.any(RangeError)])
    } finally {
      config.onUnhandledError = undefined
    }
  })

  test('is not one that ends after many rounds, nor one of many values', () => {
    const value = new ValueSubject(0)
    value.subscribe((x) => value.set(Math.min(x + 1, 9000)))
    expect(value.value).toBe(9000)

    const values = Array.from({ length: 20_000 }, () => new ValueSubject(0))
    let seen = 0
    for (const one of values) one.subscribe(() => seen++)
    batch(() => values.forEach((one) => one.set(1)))
    expect(seen).toBe(40_000)
  })
})
