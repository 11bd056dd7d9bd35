import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatDiagnostic } from './format-diagnostic.ts'

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
