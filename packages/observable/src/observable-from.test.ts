import { describe, expect, test, vi } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import { Observable, operators, type ObservableInput } from './index.ts'

const unhandled = watchUnhandled()

const values = (input: ObservableInput<unknown>): Promise<unknown[]> => Observable.from(input).toArray()

test('an observable is returned as it is', () => {
  const source = Observable.of(1)
  expect(Observable.from(source)).toBe(source)
})

test.each([
  ['an array', [1, 2], [1, 2]],
  ['a set', new Set([1, 2]), [1, 2]],
  ['a string', 'ab', ['a', 'b']],
  ['a promise', Promise.resolve(1), [1]],
  ['a thenable', { then: (resolve: (value: number) => void) => resolve(1) }, [1]],
  ['a subscribable', { subscribe: (observer: never) => Observable.of(1, 2).subscribe(observer) }, [1, 2]],
  ['an interop object', { '@@observable': () => Observable.of(1, 2) }, [1, 2]],
])('%s', async (_name, input, expected) => {
  expect(await values(input as ObservableInput<unknown>)).toEqual(expected)
})

test('an async iterable', async () => {
  async function* numbers(): AsyncGenerator<number> {
    yield 1
    yield 2
  }
  expect(await values(numbers())).toEqual([1, 2])
})

test('a stream', async () => {
  expect(await values(new Blob(['ab']).stream() as unknown as AsyncIterable<unknown>)).toEqual([
    new Uint8Array([97, 98]),
  ])
})

test.each([null, undefined, 1, true, {}, Symbol('x')])('rejects %s', (input) => {
  expect(() => Observable.from(input as never)).toThrow(TypeError)
})

test('the error names the received and the accepted types', () => {
  expect(() => Observable.from(7 as never)).toThrow('Expected an observable, an iterable or a promise, found 7: ')
})

test('the interop key comes before iteration, and Symbol.observable before that', async () => {
  const symbol = Symbol('observable')
  Object.defineProperty(Symbol, 'observable', { value: symbol, configurable: true })
  try {
    const input = Object.assign(['iterated'], { '@@observable': () => Observable.of('string key') })
    expect(await values(input)).toEqual(['string key'])
    expect(await values(Object.assign(input, { [symbol]: () => Observable.of('symbol') }))).toEqual(['symbol'])
  } finally {
    Reflect.deleteProperty(Symbol, 'observable')
  }
})

test('implements Symbol.observable where it exists', async () => {
  const symbol = Symbol('observable')
  Object.defineProperty(Symbol, 'observable', { value: symbol, configurable: true })
  try {
    vi.resetModules()
    const fresh = await import('./observable.ts')
    const source = fresh.Observable.of(1) as unknown as Record<symbol, () => unknown>
    expect(source[symbol]?.()).toBe(source)
    expect(Object.keys(fresh.Observable.prototype)).toEqual([])
  } finally {
    Reflect.deleteProperty(Symbol, 'observable')
  }
})

test('a source that stops by signal only, as those of browsers, is stopped by signal', () => {
  const log: string[] = []
  const native = {
    subscribe(_observer: unknown, { signal }: { signal: AbortSignal } = { signal: AbortSignal.abort() }): undefined {
      signal.addEventListener('abort', () => log.push('stopped'))
    },
  }
  Observable.from(native).subscribe().unsubscribe()
  expect(log).toEqual(['stopped'])
})

describe('early unsubscription', () => {
  test('an iterator is closed', () => {
    const log: unknown[] = []
    function* numbers(): Generator<number> {
      try {
        yield 1
        yield 2
      } finally {
        log.push('returned')
      }
    }
    Observable.from(numbers())
      .pipe(operators.take(1))
      .subscribe((value) => log.push(value))
    expect(log).toEqual([1, 'returned'])
  })

  test('an async iterator is closed, once', async () => {
    const log: unknown[] = []
    async function* numbers(): AsyncGenerator<number> {
      try {
        for (let value = 0; ; value++) yield value
      } finally {
        log.push('returned')
      }
    }
    await Observable.from(numbers()).first()
    await Promise.resolve()
    expect(log).toEqual(['returned'])
  })

  test('an async iterator that ended is not closed', async () => {
    let returned = 0
    const iterator: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: true, value: undefined }),
        return: async () => {
          returned++
          return { done: true, value: undefined }
        },
      }),
    }
    await values(iterator)
    expect(returned).toBe(0)
  })

  test('a return that throws or rejects is reported', async () => {
    for (const fail of [
      () => Promise.reject('return'),
      () => {
        throw 'return'
      },
    ]) {
      const iterable = {
        [Symbol.asyncIterator]: () => ({ next: async () => ({ done: false, value: 1 }), return: fail }),
      }
      await Observable.from(iterable as AsyncIterable<number>).first()
    }
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled.take()).toEqual(['return', 'return'])
  })

  test('the rejection of a promise without subscribers is ignored', async () => {
    const promise = Promise.reject('late')
    Observable.from(promise).subscribe().unsubscribe()
    await promise.catch(() => {})
    expect(unhandled.take()).toEqual([])
  })
})

describe('failures', () => {
  test.each([
    ['a promise', () => Promise.reject('broken')],
    [
      'an iterator',
      function* () {
        yield 1
        throw 'broken'
      },
    ],
    [
      'an async iterator',
      async function* () {
        yield 1
        throw 'broken'
      },
    ],
    [
      'an async iterable that cannot be opened',
      () => ({
        [Symbol.asyncIterator]() {
          throw 'broken'
        },
      }),
    ],
    [
      'a subscribe that throws',
      () => ({
        subscribe() {
          throw 'broken'
        },
      }),
    ],
  ])('%s', async (_name, make) => {
    await expect(values(make() as ObservableInput<unknown>)).rejects.toBe('broken')
    expect(unhandled.take()).toEqual([])
  })
})
