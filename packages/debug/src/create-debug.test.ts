import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDebug, DebugLevel, DebugSyntaxError, disable, enable, reporters, type Channel } from './index.ts'

const channels: readonly Channel[] = ['error', 'warn', 'info', 'debug', 'trace']

beforeEach(() => void disable())

/** A logger with a manual clock. */
function recorded(name: string, options?: createDebug.Options) {
  const reporter = reporters.memory()
  const clock = { time: 1000 }
  return { reporter, clock, debug: createDebug(name, { reporter, now: () => clock.time, ...options }) }
}

describe('a logger', () => {
  test('writes nothing while it is off, and makes no lazy message', () => {
    const { debug, reporter } = recorded('app')
    const lazy = vi.fn(() => 'made')
    const now = vi.fn(() => 0)
    debug(lazy)
    for (const channel of channels) debug[channel](lazy)
    recorded('app', { now }).debug('text')
    expect(lazy).not.toHaveBeenCalled()
    expect(now).not.toHaveBeenCalled()
    expect(reporter.records).toEqual([])
    enable('app')
    debug(lazy)
    expect(lazy).toHaveBeenCalledOnce()
    expect(reporter.messages).toEqual(['made'])
  })

  test('records the context of a message', () => {
    enable('app')
    const { debug, reporter, clock } = recorded('app:db', { hue: 210 })
    debug.warn('%d rows', 3, { table: 'x' })
    clock.time = 1007.5
    debug('next')
    const shared = { name: 'app:db', hue: 210 }
    expect(reporter.records).toEqual([
      {
        ...shared,
        channel: 'warn',
        level: DebugLevel.Warn,
        message: '%d rows',
        args: [3, { table: 'x' }],
        time: 1000,
        elapsed: 0,
      },
      { ...shared, channel: 'debug', level: DebugLevel.Debug, message: 'next', args: [], time: 1007.5, elapsed: 7.5 },
    ])
  })

  test.each([[{ rows: 1 }], [['a', 1]], [undefined], [0], [new Error('failed')]])(
    'a lazy value that is no text is shown: %o',
    (value) => {
      enable('app')
      const { debug, reporter } = recorded('app')
      debug(() => value)
      expect(reporter.records).toEqual([expect.objectContaining({ message: '', args: [value] })])
    },
  )

  test('has a function for each channel, at its level', () => {
    enable('app')
    const { debug, reporter } = recorded('app')
    for (const channel of channels) debug[channel](channel)
    expect(reporter.records.map(({ channel, level, message }) => [channel, level, message])).toEqual(
      channels.map((channel, level) => [channel, level, channel]),
    )
    expect([DebugLevel.Error, DebugLevel.Warn, DebugLevel.Info, DebugLevel.Debug, DebugLevel.Trace]).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  test('writes on the channel of its definition, and follows the rules for it', () => {
    enable('app#warn')
    const { debug, reporter } = recorded('app#warn')
    debug('own')
    debug.debug('usual')
    expect([debug.enabled, debug.warn.enabled, debug.debug.enabled]).toEqual([true, true, false])
    expect(reporter.records.map(({ channel, message }) => [channel, message])).toEqual([['warn', 'own']])
  })

  test.each([
    [DebugLevel.Silent, []],
    [DebugLevel.Error, ['error']],
    [DebugLevel.Info, ['error', 'warn', 'info']],
    [DebugLevel.Trace, channels],
  ])('writes nothing beyond level %d', (level, written) => {
    enable('*')
    const { debug, reporter } = recorded('app', { level })
    for (const channel of channels) debug[channel](channel)
    expect(reporter.messages).toEqual(written)
    expect(channels.filter((channel) => debug[channel].enabled)).toEqual(written)
  })

  test('can be made of parts', () => {
    expect(createDebug({ namespace: 'app', path: 'db', channel: 'info' }).definition).toEqual({
      namespace: 'app',
      path: 'db',
      channel: 'info',
    })
    expect(createDebug({ namespace: '@signpost/x1' }).definition).toEqual({
      namespace: '@signpost/x1',
      path: undefined,
      channel: 'debug',
    })
    expect(createDebug({ namespace: 'app', path: '' }).definition.path).toBeUndefined()
  })

  test.each([
    { namespace: '' },
    { namespace: 'a:b' },
    { namespace: 'a#warn' },
    { namespace: 'a', path: 'b#warn' },
    { namespace: 'a', path: '*' },
    { namespace: '-a' },
  ])('refuses parts that would be read otherwise: %o', (parts) => {
    expect(() => createDebug(parts)).toThrow(DebugSyntaxError)
  })

  test('the same name has the same colour, and names differ', () => {
    enable('*')
    const hues = ['app', 'app', 'app:db', 'other'].map((name) => {
      const { debug, reporter } = recorded(name)
      debug('x')
      return reporter.records[0]!.hue
    })
    expect(hues[0]).toBe(hues[1])
    expect(new Set(hues).size).toBe(3)
    for (const hue of hues) expect(hue >= 0 && hue < 360).toBe(true)
  })

  test('has a clock of its own', () => {
    enable('app')
    const reporter = reporters.memory()
    const debug = createDebug('app', { reporter })
    const before = Date.now()
    debug('one')
    debug('two')
    const [one, two] = reporter.records
    expect(Math.abs(one!.time - before)).toBeLessThan(3_600_000)
    expect(two!.elapsed).toBe(two!.time - one!.time)
    expect(two!.elapsed).toBeGreaterThanOrEqual(0)
  })
})

describe('extend', () => {
  test('adds to the path and keeps channel and options', () => {
    enable('app:db:*')
    const { debug, reporter } = recorded('app#info')
    const pool = debug.extend('db').extend('pool:a')
    expect(pool.definition).toEqual({ namespace: 'app', path: 'db:pool:a', channel: 'info' })
    debug('off')
    pool('on')
    expect(reporter.records).toEqual([
      expect.objectContaining({ name: 'app:db:pool:a', channel: 'info', message: 'on', time: 1000 }),
    ])
  })

  test.each(['', 'a b', '*', 'a#warn', ':a', 'a:'])('refuses %j', (path) => {
    expect(() => createDebug('app:db').extend(path)).toThrow(DebugSyntaxError)
  })
})

describe('time', () => {
  test('writes and returns how long it took, on every call', () => {
    enable('app')
    const { debug, reporter, clock } = recorded('app#info')
    const end = debug.time('100% of the query')
    clock.time += 12.34
    expect(end()).toBeCloseTo(12.34)
    clock.time += 1
    expect(end()).toBeCloseTo(13.34)
    expect(reporter.records.map(({ channel, message }) => [channel, message])).toEqual([
      ['info', '100% of the query: 12.3 ms'],
      ['info', '100% of the query: 13.3 ms'],
    ])
  })

  test('returns it while the logger is off too', () => {
    const { debug, reporter, clock } = recorded('app')
    const end = debug.time('query')
    clock.time += 5
    expect(end()).toBe(5)
    expect(reporter.records).toEqual([])
  })
})

test('neither a message nor a reporter that throws stops the program', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  enable('broken')
  createDebug('broken', { reporter: reporters.memory() })(() => {
    throw new RangeError('no message')
  })
  expect(failed).toHaveBeenLastCalledWith('Logger broken failed:', new RangeError('no message'))
  const write = () => {
    throw new Error('disk full')
  }
  createDebug('broken', { reporter: { write } })('hello')
  expect(failed).toHaveBeenLastCalledWith('Logger broken failed:', new Error('disk full'))
  failed.mockRestore()
  disable()
})

test.each([
  [{ level: 'warn' }, 'Expected level to be a level such as DebugLevel.Warn, found "warn": '],
  [{ level: NaN }, 'Expected level to be a level such as DebugLevel.Warn, found NaN: '],
  [{ reporter: () => {} }, 'Expected reporter to be a reporter with write, found function: '],
])('in JavaScript, %o is an error: it would turn messages off in silence', (options, message) => {
  expect(() => createDebug('app', options as unknown as createDebug.Options)).toThrow(message)
})
