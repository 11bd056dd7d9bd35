import { expect, test } from 'vitest'
import type { DiagnosticCode } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { countedOff, expectedInsteadOf, switchOff, unusedSwitches, type SwitchedOff } from './switch-off.ts'

const one = (code: DiagnosticCode, severity: Diagnostic['severity'] = 'warning'): Diagnostic => ({
  code,
  severity,
  file: 'a.ts',
  found: 'a',
  expected: 'b',
  nextStep: 'C.',
})
const off = (...codes: DiagnosticCode[]): SwitchedOff => ({
  file: 'site.config.ts',
  entries: codes.map((code) => ({ code, reason: 'Accepted.' })),
})

test('warnings of a switched-off code are left out and counted', () => {
  const others = [one('SG-RELEASE-LEAK')]
  const all = [one('SG-UNEXPORTED'), ...others, one('SG-UNEXPORTED')]
  expect(switchOff(all, off('SG-UNEXPORTED'))).toEqual({ kept: others, offCount: 2 })
  expect(switchOff(all, undefined)).toEqual({ kept: all, offCount: 0 })
})

test('an error is reported even when its code is switched off', () => {
  const crashes = [one('AR-AE-CRASH', 'error'), one('AR-AE-CRASH')]
  expect(switchOff(crashes, off('AR-AE-CRASH'))).toEqual({ kept: [crashes[0]], offCount: 1 })
})

test('an entry whose code was never reported is a notice', () => {
  const entries = off('SG-UNEXPORTED', 'SG-PLAIN-TEXT', 'unknown-tag', 'AR-AE-CRASH')
  const reported = [one('SG-UNEXPORTED'), one('AR-AE-CRASH', 'error')]
  const notices = unusedSwitches(reported, entries, ['symbol-graph', 'api-extract'])
  expect(notices.map(({ code, severity, file, found }) => [code, severity, file, found])).toEqual([
    ['unused-switch', 'info', 'site.config.ts', 'the code SG-PLAIN-TEXT in diagnostics.off'],
    ['unused-switch', 'info', 'site.config.ts', 'the code AR-AE-CRASH in diagnostics.off'],
  ])
})

test('the count is a phrase', () => {
  expect([0, 1, 3].map(countedOff)).toEqual(['', '1 switched off by configuration', '3 switched off by configuration'])
})

test.each([
  ['SG-UNEXPORTED', undefined],
  ['AR-AE-CRASH', undefined],
  ['SG-UNEXPORTD', 'Did you mean "SG-UNEXPORTED"?'],
  ['constructor', 'a diagnostic code'],
  ['AX-SYNTAX', 'because it is never a warning: Build the package again, or repair the file.'],
  ['unreadable-file', 'because a page may be missing or broken'],
  ['unused-switch', 'never a warning'],
  ['broken-link', 'the key onBrokenLinks'],
])('%s in the configuration', (code, expected) => {
  const instead = expectedInsteadOf(code)
  if (expected === undefined) expect(instead).toBeUndefined()
  else expect(instead).toContain(expected)
})

test.each([
  ['core!Store', ['core!Storage', 'core!other', 'core/testing!Store']],
  ['core!Store.get', ['core!Store', 'core!Storage', 'core!other', 'core/testing!Store']],
  ['core/testing', ['core!Store', 'core!Store.get', 'core!Storage', 'core!other']],
  ['core', []],
  ['core!other', ['core!Store', 'core!Store.get', 'core!Storage', 'core/testing!Store']],
])('for %s alone, warnings about others stay', (name, kept) => {
  const ids = ['core!Store', 'core!Store.get', 'core!Storage', 'core!~other', 'core/testing!Store']
  const all = [...ids.map((symbol) => ({ ...one('SG-UNEXPORTED'), symbol })), one('SG-UNEXPORTED')]
  const entries: SwitchedOff = { file: 'a', entries: [{ code: 'SG-UNEXPORTED', reason: 'a', symbols: [name] }] }
  const found = switchOff(all, entries).kept.flatMap(({ symbol }) => symbol?.replace('~', '') ?? [])
  expect(found).toEqual(kept)
  expect(unusedSwitches(all, entries, ['symbol-graph'])).toEqual([])
})

test('a symbol without the warning is a notice, and one about a file needs the code alone', () => {
  const entries: SwitchedOff = {
    file: 'a',
    entries: [{ code: 'SG-UNEXPORTED', reason: 'a', symbols: ['core!Store', 'core!Gone'] }],
  }
  const all = [{ ...one('SG-UNEXPORTED'), symbol: 'core!Store' }, one('SG-UNEXPORTED')]
  expect(switchOff(all, entries)).toEqual({ kept: [all[1]], offCount: 1 })
  expect(unusedSwitches(all, entries, ['symbol-graph']).map(({ found }) => found)).toEqual([
    'the symbol "core!Gone" of the code SG-UNEXPORTED in diagnostics.off',
  ])
})
