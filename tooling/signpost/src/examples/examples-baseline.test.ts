import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { expect, onTestFinished, test } from 'vitest'
import { baselineOf, compareWithBaseline, readBaseline, type CurrentFailure } from './examples-baseline.ts'

function failure(file: string, found: string): CurrentFailure {
  const finding: Diagnostic = {
    code: 'EX-COMPILE',
    severity: 'error',
    file,
    line: 3,
    found,
    expected: '',
    nextStep: '',
  }
  return baselineOf([finding], [])[0]!
}

const [a, b, c] = [failure('a.md', 'TS1: one'), failure('b.md', 'TS1: one'), failure('a.md', 'TS2: two')]

test('new failures fail, known ones do not, and fixed ones are removed', () => {
  expect(compareWithBaseline([a, c], [a.entry, b.entry])).toEqual({
    isNew: [false, true],
    fixed: 1,
    entries: [a.entry],
  })
})

test('an entry stands for one failure', () => {
  expect(compareWithBaseline([a, a], [a.entry]).isNew).toEqual([false, true])
  expect(compareWithBaseline([a], [a.entry, a.entry])).toMatchObject({ isNew: [false], fixed: 1 })
})

test('entries of files that were not checked stay', () => {
  expect(compareWithBaseline([], [a.entry, b.entry], new Set(['a.md']))).toEqual({
    isNew: [],
    fixed: 1,
    entries: [b.entry],
  })
})

test('the block of an entry is its first line of code, not its place', () => {
  const block = {
    file: 'a.md',
    line: 2,
    column: 1,
    language: 'ts',
    outcome: 'failing' as const,
    code: '\n  one()\ntwo()',
  }
  const { finding } = a
  expect(
    baselineOf([finding], [{ name: 'a', path: '', typescript: '', unlabelled: 0, findings: [], blocks: [block] }])[0]!
      .entry.block,
  ).toBe('one()')
})

test('a file that is no baseline is refused, and a missing one is none yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-baseline-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'known.json')
  expect(readBaseline(file)).toBeUndefined()
  for (const text of ['', '{}', '[1]', '[{"file":"a"}]']) {
    writeFileSync(file, text)
    expect(() => readBaseline(file)).toThrow('which is no list of failures')
  }
  writeFileSync(file, JSON.stringify([a.entry]))
  expect(readBaseline(file)).toEqual([a.entry])
  expect(() => readBaseline(folder)).toThrow('cannot be read')
})
