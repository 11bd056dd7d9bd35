import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { Deferred } from './deferred.ts'

describe('Deferred', () => {
  test('is fulfilled by resolve, once', async () => {
    const deferred = new Deferred<number>()
    expect(deferred.settled).toBe(false)
    deferred.resolve(1)
    expect(deferred.settled).toBe(true)
    deferred.resolve(2)
    deferred.reject(new Error('too late'))
    expect(await deferred.promise).toBe(1)
  })

  test('is rejected by reject, once', async () => {
    const deferred = new Deferred<number>()
    deferred.reject(new Error('failed'))
    expect(deferred.settled).toBe(true)
    deferred.resolve(1)
    await expect(deferred.promise).rejects.toThrow('failed')
  })

  test('is settled only when the promise that it follows is', async () => {
    const leader = new Deferred<number>()
    const follower = new Deferred<number>()
    follower.resolve(leader.promise)
    follower.resolve(2)
    await Promise.resolve()
    expect(follower.settled).toBe(false)
    leader.resolve(1)
    expect(await follower.promise).toBe(1)
    expect(follower.settled).toBe(true)
  })

  test('follows a promise into rejection', async () => {
    const deferred = new Deferred<number>()
    deferred.resolve(Promise.reject(new Error('failed')))
    await expect(deferred.promise).rejects.toThrow('failed')
    expect(deferred.settled).toBe(true)
  })

  test('calls then of a foreign promise once', async () => {
    let asked = 0
    const deferred = new Deferred<string>()
    deferred.resolve({
      then(onFulfilled) {
        asked++
        return Promise.resolve('made').then(onFulfilled)
      },
    })
    expect(await deferred.promise).toBe('made')
    expect(asked).toBe(1)
  })

  test('has functions that can be passed as callbacks, and needs no value for void', async () => {
    const { promise, resolve } = new Deferred<void>()
    resolve()
    await expect(promise).resolves.toBeUndefined()
    expectTypeOf(new Deferred<string>().resolve).parameter(0).toEqualTypeOf<string | PromiseLike<string>>()
    // @ts-expect-error A value is needed for a number.
    new Deferred<number>().resolve()
  })
})
