import { describe, expect, test } from 'vitest'
import { compatibleRules, DebugSyntaxError, formatRules, isEnabled, parseDefinition, parseRules } from './index.ts'

describe('isEnabled', () => {
  test.each<[rules: string, on: string, off: string]>([
    ['', '', 'app app:db app#error'],
    ['app', 'app app#error app#trace app:db app:db:pool#warn', 'ap apps other other:app'],
    ['app:db', 'app:db app:db#info', 'app app:d app:dbs app:db:pool other:db'],
    ['app:*', 'app:db app:db:pool', 'app other:db'],
    ['app*', 'app apps:db app-x', 'ap xapp'],
    ['*', 'app app:db x#error', ''],
    ['*:db', 'app:db other:db app:x:db', 'app app:db:pool'],
    ['*,-*:pool', 'app app:db', 'app:pool app:db:pool'],
    ['*router*', 'router app:router app:db:my-router:x', 'app app:route'],
    ['a*b', 'ab axb a:b a:x:b', 'a a:c'],
    // Nothing after the colon: no path.
    ['app:', 'app app#error', 'app:db apps'],
    ['-app:,app:db,*#warn', 'app:db x#warn app#warn', 'app x'],
    ['*:*', 'app:db', 'app'],
    ['app:d*l', 'app:db:pool app:dl', 'app:db:pools app:d'],
    ['app:*a*b*', 'app:ab app:xaxbx', 'app:ba app:a'],
    ['app:a*a', 'app:aa app:aba', 'app:a'],
    ['x1', 'x1 x1:y', 'x x12'],
    ['s3:v2', 's3:v2', 's3 s3:v20'],
    ['@signpost/x', '@signpost/x @signpost/x:a', '@signpost/xy @signpost'],
    ['@signpost/*', '@signpost/x @signpost/y-z:a', 'signpost/x'],
    ['a.b', 'a.b', 'axb'],
    ['(a|b)+', '(a|b)+', 'a aa'],
    // A part that does not match decides, whatever the others do.
    ['app:other', 'app:other', 'app app:db'],
    ['*#error', 'app#error app:db#error', 'app app:db app#warn'],
    ['app:db#warn', 'app:db#warn', 'app:db app#warn app:x#warn x:db#warn'],
    ['app#*', 'app app#error', 'x'],
    // The last matching rule decides; duplicates change nothing.
    ['x,x', 'x x:y x#warn', 'y'],
    ['x,*,x:*', 'x x:y z', ''],
    ['app:*,-app:noisy', 'app:db app:noisy:deep', 'app:noisy app:noisy#error'],
    ['-app:noisy,app:*', 'app:noisy app:db', ''],
    ['app:*,-app:noisy,app:noisy#error', 'app:db app:noisy#error', 'app:noisy app:noisy#warn'],
    ['*,-*#trace', 'app app#debug', 'app#trace app:db#trace'],
    ['-x,-x', '', 'x'],
    ['-app', '', 'app x'],
    [' app:db , \n-app:db#trace\t x,', 'app:db x', 'app:db#trace app'],
  ])('%j', (text, on, off) => {
    const rules = parseRules(text, { strict: true })
    for (const name of on.split(' ').filter(Boolean)) expect(isEnabled(name, rules), name).toBe(true)
    for (const name of off.split(' ').filter(Boolean)) expect(isEnabled(name, rules), name).toBe(false)
  })

  test('takes a definition in its parts', () => {
    const rules = parseRules('app:db#warn')
    expect(isEnabled({ namespace: 'app', path: 'db', channel: 'warn' }, rules)).toBe(true)
    expect(isEnabled({ namespace: 'app', path: 'db' }, rules)).toBe(false)
  })

  test('refuses a pattern in the place of a name', () => {
    expect(() => isEnabled('app:*', [])).toThrow(DebugSyntaxError)
  })

  test('is fast for a pattern with many stars', () => {
    const rules = parseRules(`${'*a'.repeat(5000)}b`)
    expect(isEnabled('a'.repeat(20_000), rules)).toBe(false)
  })
})

describe('parseRules', () => {
  test('gives the parts of a rule', () => {
    expect(parseRules('-@signpost/x:a:*#warn')).toEqual([
      { enabled: false, namespace: '@signpost/x', path: 'a:*', channel: 'warn' },
    ])
    expect(parseRules('x1')).toEqual([{ enabled: true, namespace: 'x1' }])
    expect(parseRules(' , ')).toEqual([])
  })

  test.each([
    '-',
    '--app',
    ':db',
    '#warn',
    'app::db',
    'app:db:',
    'app#',
    'app#wran',
    'app#warn#warn',
    'app#warn:db',
    '50%',
  ])('%s is no rule', (wrong) => {
    expect(parseRules(`one,${wrong} two`).map(({ namespace }) => namespace)).toEqual(['one', 'two'])
    let error: unknown
    try {
      parseRules(`one,${wrong} two`, { strict: true })
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(SyntaxError)
    expect(error).toMatchObject({
      name: 'DebugSyntaxError',
      input: `one,${wrong} two`,
      index: 4,
      message: `Expected a rule such as "app:*" or "-app:db#warn", found "${wrong}" at index 4: correct it there`,
    })
  })

  test('the list cannot be changed', () => {
    expect(Object.isFrozen(parseRules('a'))).toBe(true)
  })
})

test.each([
  ['app', 'app', 'app:db app:db:pool ap'],
  ['app:*', 'app:db app:db:pool', 'app'],
  ['-app:*:noisy,app,app:*', 'app app:db', 'app:db:noisy'],
  ['* -*:pool', 'app app:db', 'app:pool app:db:pool'],
  ['*router*,a*b', 'app:router a:b ab', 'app a:c'],
])('compatibleRules(%j) means what it means to the debug package', (text, on, off) => {
  const rules = compatibleRules(text)
  expect(parseRules(formatRules(rules))).toEqual(rules)
  for (const name of on.split(' ')) expect(isEnabled(name, rules), name).toBe(true)
  for (const name of off.split(' ')) expect(isEnabled(name, rules), name).toBe(false)
})

test.each(['', 'app', 'app:', '-app:#warn', 'app:*,-app:noisy#error,*#warn', '-@signpost/*:a:b'])(
  'formatRules writes what was read: %j',
  (text) => {
    expect(formatRules(parseRules(text))).toBe(text)
  },
)

describe('parseDefinition', () => {
  test('gives the parts of a name', () => {
    expect(parseDefinition('app')).toEqual({ namespace: 'app', path: undefined, channel: 'debug' })
    expect(parseDefinition('@signpost/x1:a:b#trace')).toEqual({
      namespace: '@signpost/x1',
      path: 'a:b',
      channel: 'trace',
    })
  })

  test.each(['', '-app', 'a b', 'a,b', 'a*', 'a%s', ':a', 'a:', 'a::b', 'a#', 'a#all', 'a#*'])(
    '%j is no name',
    (wrong) => {
      expect(() => parseDefinition(wrong)).toThrow(DebugSyntaxError)
    },
  )
})
