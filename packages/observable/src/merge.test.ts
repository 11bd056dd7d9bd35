import { describe, expect, test } from 'vitest'
import { record } from '../test/record.ts'
import { Observable, Subject, merge } from './index.ts'

describe('merge', () => {
  test('delivers as values come and completes with the last source', () => {
    const a = new Subject<number>()
    const b = new Subject<string>()
    const log = record(merge(a, b))
    a.next(1)
    b.next('x')
    a.complete()
    b.next('y')
    b.complete()
    expect(log).toEqual([1, 'x', 'y', 'complete'])
  })

  test('completes at once without sources', () => {
    expect(record(merge())).toEqual(['complete'])
  })

  test('the first error ends it, and sources after it are not started', () => {
    let started = 0
    const a = new Subject<number>()
    const broken = new Observable((subscriber) => subscriber.error('broken'))
    expect(record(merge(a, broken, new Observable(() => void started++)))).toEqual([['error', 'broken']])
    expect(a.observerCount).toBe(0)
    expect(started).toBe(0)
  })
})
