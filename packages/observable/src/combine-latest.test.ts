import { describe, expect, test } from 'vitest'
import { record } from '../test/record.ts'
import { Observable, Subject, combineLatest, type ObservableInput } from './index.ts'

describe('combineLatest', () => {
  test('waits for a value of each, then delivers at every value', () => {
    const a = new Subject<number>()
    const b = new Subject<string>()
    const log = record(combineLatest([a, b]))
    a.next(1)
    a.next(2)
    b.next('x')
    a.next(3)
    expect(log).toEqual([
      [2, 'x'],
      [3, 'x'],
    ])
  })

  test('an undefined value is a value', () => {
    expect(record(combineLatest([Observable.of(undefined), Observable.of(1)]))).toEqual([[undefined, 1], 'complete'])
  })

  test('each delivery is a new tuple', () => {
    const a = new Subject<number>()
    const log = record(combineLatest([a]))
    a.next(1)
    a.next(2)
    expect(log).toEqual([[1], [2]])
  })

  test('takes an object, whatever its keys', () => {
    const inputs = JSON.parse('{"__proto__": [1], "constructor": [2], "then": [3]}') as Record<string, number[]>
    const log = record(combineLatest(inputs))
    expect(Object.entries(log[0] as object)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
      ['then', 3],
    ])
    expect(Object.getPrototypeOf(log[0])).toBe(Object.prototype)
  })

  test('completes when all have, or when one has without a value', () => {
    const a = new Subject<number>()
    const b = new Subject<number>()
    const all = record(combineLatest([a, b]))
    a.next(1)
    a.complete()
    b.next(2)
    b.complete()
    expect(all).toEqual([[1, 2], 'complete'])

    const other = new Subject<number>()
    expect(record(combineLatest([other, Observable.of()]))).toEqual(['complete'])
    expect(other.observerCount).toBe(0)
  })

  test.each([[[]], [{}]])('completes at once without sources: %j', (inputs) => {
    expect(record(combineLatest(inputs as never))).toEqual(['complete'])
  })

  test('the first error ends it and unsubscribes from the others', () => {
    const a = new Subject<number>()
    const b = new Subject<number>()
    const log = record(combineLatest([a, b]))
    b.error('broken')
    expect(log).toEqual([['error', 'broken']])
    expect(a.observerCount).toBe(0)
  })

  test('a source that fails at once keeps later ones from starting; so does a wrong input', () => {
    let started = 0
    const later = new Observable(() => void started++)
    const broken = new Observable((subscriber) => subscriber.error('broken'))
    expect(record(combineLatest([broken, later]))).toEqual([['error', 'broken']])
    expect(record(combineLatest([7 as unknown as ObservableInput<number>, later]))).toEqual([
      ['error', expect.any(TypeError)],
    ])
    expect(started).toBe(0)
  })

  test('unsubscribing reaches every source', () => {
    const a = new Subject<number>()
    const b = new Subject<number>()
    const subscription = combineLatest({ a, b }).subscribe()
    expect([a.observerCount, b.observerCount]).toEqual([1, 1])
    subscription.unsubscribe()
    expect([a.observerCount, b.observerCount]).toEqual([0, 0])
  })
})
