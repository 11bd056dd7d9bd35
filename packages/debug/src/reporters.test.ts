import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDebug, disable, enable, reporters, type DebugRecord } from './index.ts'

const record: DebugRecord = {
  name: 'app:db',
  channel: 'debug',
  level: 3,
  message: 'text',
  args: [],
  time: 0,
  elapsed: 12.6,
  hue: 240,
}

beforeEach(() => {
  for (const name of ['FORCE_COLOR', 'NO_COLOR', 'TERM']) vi.stubEnv(name, undefined)
})

afterEach(() => {
  disable()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('console', () => {
  function target() {
    const calls: unknown[][] = []
    const method =
      (name: string) =>
      (...args: unknown[]) =>
        void calls.push([name, ...args])
    return {
      calls,
      console: { error: method('error'), warn: method('warn'), info: method('info'), debug: method('debug') },
    }
  }

  test('writes each channel with its method', () => {
    const { calls, console } = target()
    const reporter = reporters.console({ target: console, styles: false })
    for (const channel of ['error', 'warn', 'info', 'debug', 'trace'] as const) reporter.write({ ...record, channel })
    expect(calls).toEqual([
      ['error', 'app:db#error +13ms text'],
      ['warn', 'app:db#warn +13ms text'],
      ['info', 'app:db#info +13ms text'],
      ['debug', 'app:db +13ms text'],
      ['debug', 'app:db#trace +13ms text'],
    ])
  })

  test('colours the name, and a percent sign in a message without values is kept', () => {
    const { calls, console } = target()
    const reporter = reporters.console({ target: console })
    reporter.write({ ...record, message: '100%d' })
    reporter.write({ ...record, message: '%d rows', args: [3] })
    const style = 'color:hsl(240 70% 45%);font-weight:bold'
    expect(calls).toEqual([
      ['debug', '%capp:db%c +13ms 100%%d', style, ''],
      ['debug', '%capp:db%c +13ms %d rows', style, '', 3],
    ])
  })

  test('writes to the console of the program, also to one that was replaced', () => {
    const reporter = reporters.console({ styles: false })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    reporter.write({ ...record, channel: 'warn' })
    expect(warn.mock.calls).toEqual([['app:db#warn +13ms text']])
  })
})

describe('pretty', () => {
  function lines(options: reporters.PrettyOptions, ...records: DebugRecord[]): unknown[][] {
    const calls: unknown[][] = []
    const reporter = reporters.pretty({ ...options, print: (...args) => void calls.push(args) })
    for (const each of records) reporter.write(each)
    return calls
  }

  test('without colours, a line begins with the time', () => {
    expect(
      lines(
        { color: false },
        record,
        { ...record, channel: 'warn', message: '%d rows', args: [3] },
        { ...record, message: '', args: [{}] },
      ),
    ).toEqual([
      ['1970-01-01T00:00:00.000Z app:db text'],
      ['1970-01-01T00:00:00.000Z app:db#warn %d rows', 3],
      ['1970-01-01T00:00:00.000Z app:db', {}],
    ])
  })

  test('with colours, the name has that of the logger, and every code is reset', () => {
    const texts = [0, 60, 120, 180, 240, 300, 359].map((hue) =>
      String(lines({ color: true }, { ...record, hue })[0]![0]),
    )
    expect(texts[4]).toBe('\u001B[1;34mapp:db\u001B[22;39m \u001B[2m+13ms\u001B[22m text')
    expect(texts.map((text) => Number(/;(\d+)m/.exec(text)?.[1]))).toEqual([31, 33, 32, 36, 34, 35, 31])
  })

  test.each<[env: Record<string, string>, isTTY: boolean | undefined, colored: boolean]>([
    [{}, true, true],
    [{}, undefined, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, undefined, true],
    [{ FORCE_COLOR: '' }, undefined, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, undefined, true],
  ])('%o with a terminal %s: colours %s', (env, isTTY, colored) => {
    vi.stubGlobal('process', { env, stderr: { isTTY } })
    expect(String(lines({}, record)[0]![0]).includes('\u001B')).toBe(colored)
    expect(String(lines({ color: !colored }, record)[0]![0]).includes('\u001B')).toBe(!colored)
  })

  test.each([[undefined], [{}]])('without a process that has variables, there are no colours', (process) => {
    vi.stubGlobal('process', process)
    expect(lines({}, record)[0]![0]).not.toContain('\u001B')
  })
})

describe('json', () => {
  function written(...args: unknown[]): Record<string, unknown> {
    const texts: string[] = []
    reporters.json({ write: (text) => texts.push(text) }).write({ ...record, args })
    expect(texts).toEqual([expect.stringMatching(/^[^\n]+\n$/)])
    return JSON.parse(texts[0]!) as Record<string, unknown>
  }

  test('a message is a line', () => {
    expect(written('a\nb', 1)).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      name: 'app:db',
      channel: 'debug',
      message: 'text',
      args: ['a\nb', 1],
      elapsed: 12.6,
    })
  })

  test('values that JSON does not have', () => {
    const shared = { a: 1 }
    const circle: Record<string, unknown> = { shared: [shared, shared] }
    circle['self'] = { circle }
    expect(written(10n, new Map([['k', new Set([1])]]), circle).args).toEqual([
      '10',
      [['k', [1]]],
      { shared: [{ a: 1 }, { a: 1 }], self: { circle: '[Circular]' } },
    ])
  })

  test('errors, with their cause and their own properties', () => {
    const error = Object.assign(new TypeError('outer', { cause: new Error('inner') }), { code: 'E_X' })
    const [shown] = written(error).args as [Record<string, unknown>]
    expect(shown).toMatchObject({
      name: 'TypeError',
      message: 'outer',
      code: 'E_X',
      cause: { name: 'Error', message: 'inner' },
    })
    expect(shown['stack']).toContain('reporters.test')
    const own = new Error('self')
    own.cause = own
    expect(written({ own }).args).toEqual([{ own: expect.objectContaining({ message: 'self', cause: '[Circular]' }) }])
  })

  test('a value that cannot be read does not lose the message', () => {
    const broken = {
      get value() {
        throw new Error('no')
      },
    }
    expect(written(1, broken)).toMatchObject({ message: 'text', args: [1, '[Error: no]'] })
  })

  test('goes to the standard error stream, or to the console where there is none', () => {
    const texts: string[] = []
    const debug = vi.spyOn(console, 'debug').mockImplementation((text) => void texts.push(`console ${text}`))
    const reporter = reporters.json()
    vi.stubGlobal('process', { stderr: { write: (text: string) => texts.push(`stream ${text}`) } })
    reporter.write(record)
    vi.stubGlobal('process', undefined)
    reporter.write(record)
    expect(texts).toEqual([expect.stringMatching(/^stream \{.*\}\n$/), expect.stringMatching(/^console \{.*\}$/)])
    expect(debug).toHaveBeenCalledOnce()
  })
})

describe('memory', () => {
  test('keeps records until they are cleared', () => {
    const reporter = reporters.memory()
    expect(reporter).toBeInstanceOf(reporters.MemoryReporter)
    reporter.write(record)
    const before = reporter.records
    reporter.clear()
    expect([before, reporter.records, reporter.messages]).toEqual([[record], [], []])
  })
})

describe('the default', () => {
  test('is the error stream in a process, and the console of a page elsewhere', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    enable('app')
    const debug = createDebug('app', { now: () => 0, hue: 0 })
    vi.stubEnv('NO_COLOR', '1')
    debug.info('process')
    vi.stubGlobal('document', {})
    debug.info('page')
    expect(error.mock.calls).toEqual([['1970-01-01T00:00:00.000Z app#info process']])
    expect(info.mock.calls).toEqual([['%capp#info%c +0ms page', 'color:hsl(0 70% 45%);font-weight:bold', '']])
  })
})

test('json writes the other values when one cannot be written', () => {
  const lines: string[] = []
  const broken = {
    get value(): never {
      throw new Error('broken')
    },
  }
  reporters.json({ write: (text) => lines.push(text) }).write({ ...record, args: [1n, broken, 'last'] })
  expect(JSON.parse(lines[0]!)).toMatchObject({ args: ['1', '[Error: broken]', 'last'] })
})
