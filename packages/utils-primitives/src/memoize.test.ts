import { expectTypeOf } from 'expect-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

describe('the key of a call', () => {
  const object = {}
  const symbol = Symbol('a')

  test.each<[string, unknown[], unknown[], boolean]>([
    ['equal strings', ['a'], ['a'], true],
    ['a string and a number', ['1'], [1], false],
    ['a string and the word for undefined', ['undefined undefined'], [undefined], false],
    ['null and the word for it', [null], ['null'], false],
    ['a number and a bigint', [1], [1n], false],
    ['NaN and NaN', [NaN], [NaN], true],
    ['zero and minus zero', [0], [-0], true],
    ['one object', [object], [object], true],
    ['two objects that are alike', [object], [{}], false],
    ['one symbol', [symbol], [symbol], true],
    ['two symbols with one name', [symbol], [Symbol('a')], false],
    ['a registered symbol', [Symbol.for('a')], [Symbol.for('a')], true],
    ['no argument and undefined', [], [undefined], false],
    ['the same in another order', ['a', 'b'], ['b', 'a'], false],
    ['two strings and one that looks like them', ['a', 'b'], ['a","b'], false],
    ['two strings and one that looks like the key of both', ['a', 'b'], ['\0"a","b"'], false],
    ['an object and a string that looks like its key', [object], ['\0#1'], false],
    ['no argument and a string that looks like its key', [], ['\0'], false],
    ['equal strings that begin with a control character', ['\0a'], ['\0a'], true],
    ['all of several', ['a', object, 1], ['a', object, 1], true],
    ['all but the last of several', ['a', object, 1], ['a', object, 2], false],
  ])('%s', (_, first, second, same) => {
    const fn = vi.fn((...args: unknown[]) => args.length)
    const memoized = memoize(fn)
    memoized(...first)
    memoized(...second)
    expect(fn).toHaveBeenCalledTimes(same ? 1 : 2)
    expect(memoized.size).toBe(same ? 1 : 2)
  })

  test('can be customised', () => {
    const fn = vi.fn((point: { x: number }) => point.x * 2)
    const memoized = memoize(fn, { key: ({ x }) => x })
    expect([memoized({ x: 1 }), memoized({ x: 1 }), memoized({ x: 2 })]).toEqual([2, 2, 4])
    expect(fn).toHaveBeenCalledTimes(2)
  })
})

test('passes this on', () => {
  const counter = {
    factor: 2,
    times: memoize(function (this: { factor: number }, n: number) {
      return this.factor * n
    }),
  }
  expect(counter.times(4)).toBe(8)
})

test('caches undefined, and clear removes all', () => {
  const fn = vi.fn((_: number): void => undefined)
  const memoized = memoize(fn)
  memoized(1)
  memoized(1)
  expect(fn).toHaveBeenCalledTimes(1)
  memoized.clear()
  expect(memoized.size).toBe(0)
  memoized(1)
  expect(fn).toHaveBeenCalledTimes(2)
})

test('does not cache a call that throws', () => {
  let calls = 0
  const memoized = memoize((text: string) => {
    if (++calls === 1) throw new Error('not yet')
    return text
  })
  expect(() => memoized('a')).toThrow('not yet')
  expect(memoized.size).toBe(0)
  expect(memoized('a')).toBe('a')
})

test('supports a function that calls its memoised version', () => {
  const fibonacci: memoize.Memoized<(n: number) => bigint> = memoize((n: number): bigint =>
    n < 2 ? BigInt(n) : fibonacci(n - 1) + fibonacci(n - 2),
  )
  expect(fibonacci(90)).toBe(2880067194370816120n)
})

describe('a promise', () => {
  test('is shared while pending, and kept once it is fulfilled', async () => {
    const fn = vi.fn(async (text: string) => text)
    const memoized = memoize(fn)
    expect(memoized('a')).toBe(memoized('a'))
    await memoized('a')
    expect(await memoized('a')).toBe('a')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('is removed when it rejects', async () => {
    const fn = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('page')
    const memoized = memoize(fn as (url: string) => Promise<string>)
    await expect(memoized('/')).rejects.toThrow('offline')
    expect(memoized.size).toBe(0)
    expect(await memoized('/')).toBe('page')
    expect(memoized.size).toBe(1)
  })

  test('removes only itself when it rejects late', async () => {
    const rejections: ((reason: Error) => void)[] = []
    const memoized = memoize((_: string) => new Promise<never>((_resolve, reject) => rejections.push(reject)))
    const old = memoized('a')
    memoized.clear()
    const current = memoized('a')
    rejections[0]!(new Error('late'))
    await expect(old).rejects.toThrow('late')
    expect(memoized('a')).toBe(current)
  })
})

test('max removes the least recently used result', () => {
  const fn = vi.fn((n: number) => n)
  const memoized = memoize(fn, { max: 2 })
  for (const n of [1, 2, 1, 3]) memoized(n)
  expect(memoized.size).toBe(2)
  fn.mockClear()
  for (const n of [1, 3, 2]) memoized(n)
  expect(fn.mock.calls).toEqual([[2]])
})

describe('ttl', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('expires a result, counted from its computation', () => {
    const fn = vi.fn((n: number) => n)
    const memoized = memoize(fn, { ttl: 1000 })
    memoized(1)
    vi.advanceTimersByTime(999)
    memoized(1)
    expect(fn).toHaveBeenCalledTimes(1)
    expect(memoized.size).toBe(1)
    vi.advanceTimersByTime(1)
    expect(memoized.size).toBe(0)
    memoized(1)
    expect(fn).toHaveBeenCalledTimes(2)
  })

  test('expires it during a call too', () => {
    const fn = vi.fn((n: number) => n)
    const memoized = memoize(fn, { ttl: 1000 })
    memoized(1)
    vi.advanceTimersByTime(1000)
    memoized(1)
    expect(fn).toHaveBeenCalledTimes(2)
  })
})

test.each([{ max: 0 }, { max: -1 }, { max: 1.5 }, { max: NaN }, { ttl: 0 }, { ttl: -1 }, { ttl: NaN }])(
  'refuses %j',
  (options) => {
    expect(() => memoize((n: number) => n, options)).toThrow(RangeError)
  },
)

test('types', () => {
  const memoized = memoize(async (text: string, times?: number) => text.repeat(times ?? 1))
  expectTypeOf(memoized).toBeCallableWith('a', 2)
  expectTypeOf(memoized).returns.toEqualTypeOf<Promise<string>>()
  // @ts-expect-error The parameters are those of the function.
  void memoized(1, 2).catch(() => undefined)
  // @ts-expect-error Read-only.
  expect(() => (memoized.size = 0)).toThrow(TypeError)
})
