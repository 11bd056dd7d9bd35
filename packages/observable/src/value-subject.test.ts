import { describe, expect, test } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import { Observable, ValueSubject, batch, combineLatest, computed } from './index.ts'

const unhandled = watchUnhandled()

test.each([0, '', false, null, undefined, NaN, -0])('keeps %s as its first value and delivers it', (initial) => {
  const subject = new ValueSubject<unknown>(initial)
  expect(subject.value).toBe(initial)
  const log: unknown[] = []
  subject.subscribe((value) => log.push(value))
  expect(log).toEqual([initial])
})

test('stores before it delivers, and delivers to each subscriber', () => {
  const subject = new ValueSubject(0)
  const log: unknown[] = []
  subject.subscribe((value) => log.push([value, subject.value]))
  subject.set(1)
  subject.next(2)
  subject.update((value) => value * 10)
  expect(log).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [20, 20],
  ])
})

test.each([
  ['the same number', 1, 1, []],
  ['NaN', NaN, NaN, []],
  ['a zero of the other sign', 0, -0, [-0]],
  ['an equal object', { a: 1 }, { a: 1 }, [{ a: 1 }]],
])('a change to %s', (_name, initial: unknown, next: unknown, delivered) => {
  const subject = new ValueSubject(initial)
  const log: unknown[] = []
  subject.subscribe((value) => log.push(value))
  subject.set(next)
  expect(log.slice(1)).toEqual(delivered)
})

test('equals defines a change; its exception leaves the value', () => {
  const subject = new ValueSubject({ id: 1, name: 'a' }, { equals: (previous, next) => previous.id === next.id })
  subject.set({ id: 1, name: 'b' })
  expect(subject.value.name).toBe('a')
  subject.set({ id: 2, name: 'c' })
  expect(subject.value.name).toBe('c')

  const strict = new ValueSubject(1, {
    equals() {
      throw new Error('incomparable')
    },
  })
  expect(() => strict.set(2)).toThrow('incomparable')
  expect(strict.value).toBe(1)
})

test('with an equals that is never true, a mutated object is delivered again, once per change', () => {
  const list = new ValueSubject<number[]>([], { equals: () => false })
  const lengths: number[] = []
  const computedLengths: number[] = []
  list.subscribe((value) => lengths.push(value.length))
  computed((get) => get(list).length).subscribe((length) => computedLengths.push(length))
  const add = (value: number): void =>
    list.update((values) => {
      values.push(value)
      return values
    })
  add(1)
  batch(() => {
    add(2)
    add(3)
  })
  list.complete()
  expect(lengths).toEqual([0, 1, 3])
  expect(computedLengths).toEqual([0, 1, 3])
})

test('a batch that leads back to an equal value delivers nothing', () => {
  const equals = (previous: { x: number }, next: { x: number }): boolean => previous.x === next.x
  const subject = new ValueSubject({ x: 1 }, { equals })
  const log: number[] = []
  subject.subscribe(({ x }) => log.push(x))
  computed((get) => ({ x: get(subject).x * 10 }), { equals }).subscribe(({ x }) => log.push(x))
  batch(() => {
    subject.set({ x: 2 })
    subject.set({ x: 1 })
  })
  expect(log).toEqual([1, 10])
})

test('a value set by an observer comes after the current one, for all observers', () => {
  const subject = new ValueSubject(0)
  const log: unknown[] = []
  subject.subscribe((value) => {
    log.push(['first', value])
    if (value === 1) subject.set(2)
  })
  subject.subscribe((value) => log.push(['second', value]))
  log.length = 0
  subject.set(1)
  expect(log).toEqual([
    ['first', 1],
    ['second', 2],
    ['first', 2],
  ])
})

test('a value set by an observer on its first delivery', () => {
  const subject = new ValueSubject(0)
  const log: number[] = []
  subject.subscribe((value) => {
    log.push(value)
    if (value === 0) subject.set(1)
  })
  expect(log).toEqual([0, 1])
})

test('an observer that throws is reported and its siblings receive the value', () => {
  const subject = new ValueSubject(0)
  const log: number[] = []
  subject.subscribe(() => {
    throw 'observer'
  })
  subject.subscribe((value) => log.push(value))
  subject.set(1)
  expect(log).toEqual([0, 1])
  expect(unhandled.take()).toEqual(['observer', 'observer'])
})

describe('the end', () => {
  test('after complete the value stays as it is', () => {
    const subject = new ValueSubject(1)
    subject.complete()
    subject.next(2)
    subject.set(3)
    subject.update(() => 4)
    expect(subject.value).toBe(1)
    expect(subject.closed).toBe(true)
  })

  test('late subscribers get the last value and the end', () => {
    const subject = new ValueSubject(1)
    const log: unknown[] = []
    subject.subscribe({ complete: () => log.push('current') })
    subject.complete()
    subject.complete()
    subject.subscribe({ next: (value) => log.push(value), complete: () => log.push('late') })
    expect(log).toEqual(['current', 1, 'late'])
    expect(subject.observerCount).toBe(0)
  })

  test('an error is final and is what reading the value throws', () => {
    const subject = new ValueSubject(1)
    const log: unknown[] = []
    subject.subscribe({ error: (error) => log.push(['current', error]), complete: () => log.push('complete') })
    subject.error('broken')
    subject.complete()
    subject.set(2)
    subject.subscribe({ next: (value) => log.push(value), error: (error) => log.push(['late', error]) })
    expect(log).toEqual([
      ['current', 'broken'],
      ['late', 'broken'],
    ])
    expect(() => subject.value).toThrow('broken')
    subject.error('again')
    expect(unhandled.take()).toEqual(['again'])
  })

  test('a combination is notified', () => {
    const a = new ValueSubject(1)
    const b = new ValueSubject(2)
    const log: unknown[] = []
    combineLatest([a, b]).subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
    a.complete()
    b.complete()
    expect(log).toEqual([[1, 2], 'complete'])
  })
})

test('observes another source, and asObservable is read-only', () => {
  const subject = new ValueSubject(0)
  const log: unknown[] = []
  subject.asObservable().subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
  Observable.of(1, 2).subscribe(subject)
  expect(log).toEqual([0, 1, 2, 'complete'])
})

test('first returns the current value', async () => {
  const subject = new ValueSubject('now')
  expect(await subject.first()).toBe('now')
  expect(subject.observerCount).toBe(0)
})

test('ten thousand subscriptions that end leave no observers', () => {
  const subject = new ValueSubject(0)
  const subscriptions = Array.from({ length: 10_000 }, () => subject.subscribe())
  expect(subject.observerCount).toBe(10_000)
  for (const subscription of subscriptions) subscription.unsubscribe()
  expect(subject.observerCount).toBe(0)
})
