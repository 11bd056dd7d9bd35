import { describe, expect, test } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import { Observable, Subject } from './index.ts'

const unhandled = watchUnhandled()

test('delivers to all subscribers', () => {
  const subject = new Subject<number>()
  const log: unknown[] = []
  subject.next(0)
  const first = subject.subscribe((value) => log.push(['first', value]))
  subject.subscribe((value) => log.push(['second', value]))
  subject.next(1)
  first.unsubscribe()
  subject.next(2)
  expect(log).toEqual([
    ['first', 1],
    ['second', 1],
    ['second', 2],
  ])
})

test('an observer that throws is reported and its siblings receive the value', () => {
  const subject = new Subject<number>()
  const log: number[] = []
  subject.subscribe(() => {
    throw 'observer'
  })
  subject.subscribe((value) => log.push(value))
  subject.next(1)
  subject.next(2)
  expect(log).toEqual([1, 2])
  expect(unhandled.take()).toEqual(['observer', 'observer'])
})

describe('the end', () => {
  test('complete is delivered to current and later subscribers, once', () => {
    const subject = new Subject<number>()
    const log: string[] = []
    subject.subscribe({ next: () => log.push('next'), complete: () => log.push('current') })
    subject.complete()
    subject.complete()
    subject.next(1)
    subject.subscribe({ complete: () => log.push('late') })
    expect(log).toEqual(['current', 'late'])
    expect(subject.closed).toBe(true)
    expect(subject.observerCount).toBe(0)
  })

  test('error is delivered to current and later subscribers, and is final', () => {
    const subject = new Subject<number>()
    const log: unknown[] = []
    subject.subscribe({ error: (error) => log.push(['current', error]), complete: () => log.push('complete') })
    subject.error('broken')
    subject.complete()
    subject.next(1)
    subject.subscribe({ error: (error) => log.push(['late', error]), complete: () => log.push('complete') })
    expect(log).toEqual([
      ['current', 'broken'],
      ['late', 'broken'],
    ])
  })

  test('an undefined error is an error', () => {
    const subject = new Subject<number>()
    subject.error(undefined)
    const log: unknown[] = []
    subject.subscribe({ error: (error) => log.push(error), complete: () => log.push('complete') })
    expect(log).toEqual([undefined])
  })

  test('a second error is reported', () => {
    const subject = new Subject<number>()
    subject.error('first')
    subject.error('second')
    expect(unhandled.take()).toEqual(['second'])
  })

  test('disposing completes', () => {
    const log: string[] = []
    {
      using subject = new Subject<number>()
      subject.subscribe({ complete: () => log.push('complete') })
    }
    expect(log).toEqual(['complete'])
  })
})

describe('while delivering', () => {
  test('unsubscribing a sibling prevents it from receiving the value', () => {
    const subject = new Subject<number>()
    const log: string[] = []
    subject.subscribe(() => sibling.unsubscribe())
    const sibling = subject.subscribe(() => log.push('sibling'))
    subject.next(1)
    expect(log).toEqual([])
  })

  test('a new subscriber receives the next value', () => {
    const subject = new Subject<number>()
    const log: number[] = []
    const outer = subject.subscribe(() => {
      outer.unsubscribe()
      subject.subscribe((value) => log.push(value))
    })
    subject.next(1)
    subject.next(2)
    expect(log).toEqual([2])
  })

  test('completing stops the rest of the delivery', () => {
    const subject = new Subject<number>()
    const log: unknown[] = []
    subject.subscribe(() => subject.complete())
    subject.subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
    subject.next(1)
    expect(log).toEqual(['complete'])
  })
})

test('observes another source', () => {
  const subject = new Subject<number>()
  const log: unknown[] = []
  subject.subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
  Observable.of(1, 2).subscribe(subject)
  expect(log).toEqual([1, 2, 'complete'])
})

test('asObservable is read-only and delivers everything', () => {
  const subject = new Subject<number>()
  const log: unknown[] = []
  const hidden = subject.asObservable()
  expect(hidden).not.toBeInstanceOf(Subject)
  hidden.subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
  subject.next(1)
  subject.complete()
  hidden.subscribe({ complete: () => log.push('late') })
  expect(log).toEqual([1, 'complete', 'late'])
})

test('ten thousand subscriptions that end leave no observers', () => {
  const subject = new Subject<number>()
  const subscriptions = Array.from({ length: 10_000 }, () => subject.subscribe())
  expect(subject.observerCount).toBe(10_000)
  for (const subscription of subscriptions) subscription.unsubscribe()
  expect(subject.observerCount).toBe(0)
})

test('a subscriber that another one ends at the end of the subject receives nothing', () => {
  const subject = new Subject<number>()
  const log: string[] = []
  subject.subscribe({
    error(error) {
      log.push(`first ${String(error)}`)
      second.unsubscribe()
    },
  })
  const second = subject.subscribe({ error: () => log.push('second') })
  subject.error('broken')
  expect(log).toEqual(['first broken'])
  expect(unhandled.take()).toEqual([])
})
