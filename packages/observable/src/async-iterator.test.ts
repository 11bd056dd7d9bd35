import { expect, test } from 'vitest'
import { Observable, Subject } from './index.ts'

test('for await reads every value', async () => {
  const seen: number[] = []
  for await (const value of Observable.of(1, 2, 3)) seen.push(value)
  expect(seen).toEqual([1, 2, 3])
})

test('leaving the loop unsubscribes', async () => {
  const source = new Subject<number>()
  const reading = (async () => {
    for await (const value of source) if (value === 2) break
  })()
  expect(source.observerCount).toBe(1)
  for (const value of [1, 2, 3]) source.next(value)
  await reading
  expect(source.observerCount).toBe(0)
})

test('subscribes at the first step', () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  expect(source.observerCount).toBe(0)
  void iterator.next()
  void iterator.next()
  expect(source.observerCount).toBe(1)
})

test('values wait for the reader, and readers wait for values, in order', async () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  const waiting = [iterator.next(), iterator.next()]
  for (const value of [1, 2, 3, 4]) source.next(value)
  source.complete()
  expect(await Promise.all(waiting)).toEqual([
    { done: false, value: 1 },
    { done: false, value: 2 },
  ])
  expect(await iterator.next()).toEqual({ done: false, value: 3 })
  expect(await iterator.next()).toEqual({ done: false, value: 4 })
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
})

test('the end resolves every waiting next', async () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  const waiting = [iterator.next(), iterator.next()]
  source.complete()
  expect(await Promise.all(waiting)).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
  ])
})

test('a failure comes after the values before it, once', async () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  const first = iterator.next()
  source.next(1)
  source.next(2)
  source.error('broken')
  expect(await first).toEqual({ done: false, value: 1 })
  expect(await iterator.next()).toEqual({ done: false, value: 2 })
  await expect(iterator.next()).rejects.toBe('broken')
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
})

test('return resolves a waiting next, and unsubscribes at once', async () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  const waiting = iterator.next()
  const returned = iterator.return?.()
  expect(source.observerCount).toBe(0)
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(await returned).toEqual({ done: true, value: undefined })
})

test('return before the first step never subscribes', async () => {
  const source = new Subject<number>()
  const iterator = source[Symbol.asyncIterator]()
  await iterator.return?.()
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
  expect(source.observerCount).toBe(0)
})

test('each loop has its own subscription', async () => {
  const source = Observable.of(1, 2)
  const iterator = source[Symbol.asyncIterator]()
  expect(iterator[Symbol.asyncIterator]()).toBe(iterator)
  expect(await iterator.next()).toEqual({ done: false, value: 1 })
  expect(await source.toArray()).toEqual([1, 2])
})

test('return() answers with its argument, as that of a generator', async () => {
  const iterator = Observable.of(1)[Symbol.asyncIterator]()
  expect(await iterator.return?.(Promise.resolve('done'))).toEqual({ done: true, value: 'done' })
})
