import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatDiagnostic, formatDiagnostics } from './format-diagnostic.ts'

const diagnostic: Diagnostic = {
  code: 'unknown-front-matter',
  severity: 'warning',
  file: 'docs/a.md',
  found: 'the unknown key "tgas"',
  expected: 'one of title, tags',
  nextStep: 'Did you mean "tags"?',
}

test.each<[Partial<Diagnostic>, string, string]>([
  [
    {},
    '',
    '[WARNING] docs/a.md: found the unknown key "tgas"; expected one of title, tags. Did you mean "tags"? (unknown-front-matter)',
  ],
  [{ line: 3 }, '', '[WARNING] docs/a.md:3: found'],
  [{ line: 3, column: 7 }, '', '[WARNING] docs/a.md:3:7: found'],
  [{ severity: 'error', line: 3 }, '@acme/core', '[ERROR] @acme/core docs/a.md:3: found'],
  [{ severity: 'info' }, '', '[INFO] docs/a.md: found'],
])('%j after %j', (fields, before, line) => {
  expect(formatDiagnostic({ ...diagnostic, ...fields }, before)).toContain(line)
})

test.each(['file', 'found', 'expected', 'nextStep'] as const)('a %s of 400,000 characters is shortened', (field) => {
  const line = formatDiagnostic({ ...diagnostic, [field]: `begin${'\n'.repeat(400_000)}end` })
  expect(line.length).toBeLessThan(4000)
  expect(line).toMatch(/begin.*… \(398808 characters\) ….*end/)
  expect(line).toContain('(unknown-front-matter)')
})

test('a long name before the file is shortened', () => {
  expect(formatDiagnostic(diagnostic, 'x'.repeat(400_000)).length).toBeLessThan(4000)
})

test('past the first 25 of one code in one file the others are counted', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...diagnostic, line: at + 1, file: at < 40 ? 'a.md' : 'b.md' }))
  const lines = formatDiagnostics(many)
  expect(lines).toHaveLength(25 + 20 + 1)
  expect(lines.at(-1)).toBe(
    '[WARNING] a.md: found 15 more like the first 25; expected none. Correct these first and run the command again. (unknown-front-matter)',
  )
})

test('R40 a diagnostic is one line, whatever its parts contain', () => {
  const hostile = 'x\n::error::forged\u001b[2J\u2028##[group]'
  const parts = { file: hostile, found: hostile, expected: hostile, nextStep: hostile }
  const line = formatDiagnostic({ ...diagnostic, ...parts }, hostile)
  // eslint-disable-next-line no-control-regex -- these are what must not be there
  expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028]|##\[/)
  expect(line.split(String.raw`x\n::error::forged\u001b[2J\u2028#\u0023[group]`)).toHaveLength(6)
})
