import type { Diagnostic } from '@signpost/diagnostics'
import { expect, test } from 'vitest'
import type { Extraction } from './extract-packages.ts'
import { progress, showing } from './progress.ts'
import { report } from './report.ts'
import { selectPackages } from './select-packages.ts'

const finding = (severity: Diagnostic['severity']): Diagnostic => ({
  code: 'AR-AE-CRASH',
  severity,
  file: 'index.d.ts',
  line: 3,
  found: 'a crash',
  expected: 'a doc model',
  nextStep: 'Report it.',
})
const extraction = (name: string, ...findings: Diagnostic[]): Extraction => ({
  package: { directory: `/r/${name}`, root: '/r', path: name, manifest: { name }, hasSources: false },
  apiFolder: '',
  findings,
})

test('a report counts, and says of each broken package what failed, where, and what to do', () => {
  const { text, failed } = report([extraction('a'), extraction('b', finding('error'), finding('warning'))])
  expect(failed).toBe(1)
  expect(text).toBe(
    '1 of 2 packages documented in full, 1 in part or not at all, 1 warning.\n\nb\n' +
      '  [ERROR] index.d.ts:3: found a crash; expected a doc model. Report it. (AR-AE-CRASH)\n\n' +
      'AR-AE-CRASH, 1 warning\n' +
      '  [WARNING] index.d.ts:3: found a crash; expected a doc model. Report it. (AR-AE-CRASH)',
  )
})

test('warnings are listed by their kind with file and line, and counted where there are many', () => {
  const link: Diagnostic = {
    ...finding('warning'),
    code: 'SG-UNRESOLVED-LINK',
    found: 'a link to Bx',
    expected: 'a link to an export',
  }
  const { text, failed } = report([
    extraction('a', ...Array.from({ length: 30 }, () => link)),
    extraction('b', finding('warning')),
  ])
  expect(failed).toBe(0)
  const lines = text.split('\n')
  expect(lines[0]).toBe('2 of 2 packages documented in full, 31 warnings.')
  expect(lines.indexOf('AR-AE-CRASH, 1 warning')).toBeLessThan(lines.indexOf('SG-UNRESOLVED-LINK, 30 warnings'))
  expect(
    lines.filter((line) =>
      line.startsWith('  [WARNING] index.d.ts:3: found a link to Bx; expected a link to an export. Report it.'),
    ),
  ).toHaveLength(25)
  expect(lines.at(-1)).toBe('  and 5 more')
})

test('switched-off warnings are counted apart, and a code that was never reported is named', () => {
  const off = {
    file: 'site.config.ts',
    entries: [
      { code: 'AR-AE-CRASH', reason: 'a' },
      { code: 'SG-PLAIN-TEXT', reason: 'b' },
      { code: 'unknown-tag', reason: 'reported by another tool' },
    ],
  } as const
  const { text, failed } = report([extraction('a', finding('warning')), extraction('b', finding('error'))], off)
  expect(failed).toBe(1)
  expect(text).toBe(
    '1 of 2 packages documented in full, 1 in part or not at all, 1 switched off by configuration.\n\nb\n' +
      '  [ERROR] index.d.ts:3: found a crash; expected a doc model. Report it. (AR-AE-CRASH)\n\n' +
      '[INFO] site.config.ts: found the code SG-PLAIN-TEXT in diagnostics.off; expected codes that are reported. ' +
      'Remove the entry. (unused-switch)',
  )
})

test('packages with an api:extract script are the ones a repository documents', () => {
  const plain = extraction('plain').package
  const declared = { ...plain, manifest: { scripts: { 'api:extract': 'x' } } }
  expect(selectPackages([plain, declared])).toEqual([declared])
  expect(selectPackages([plain])).toEqual([plain])
})

test('progress draws one line on a terminal, within its width, and lines elsewhere', () => {
  const written: string[] = []
  const stream = { columns: 40, write: (text: string) => written.push(text) }
  const onTerminal = progress('Extracting', 2, { ...stream, isTTY: true })
  onTerminal.done('a-package-with-a-rather-long-name')
  onTerminal.end()
  expect(written.every((text) => text.startsWith('\r') && text.length <= 40 + '\r\u001B[K'.length)).toBe(true)
  expect(written[1]).toContain('1/2')

  written.length = 0
  const elsewhere = progress('Extracting', 2, stream)
  elsewhere.done('a')
  elsewhere.end()
  expect(written).toEqual(['Extracting 1/2 a\n'])
})

test('an activity is shown on a terminal while it lasts, and not elsewhere', async () => {
  const written: string[] = []
  const stream = { columns: 10, write: (text: string) => written.push(text) }
  expect(await showing('Checking links', stream, () => Promise.resolve(1))).toBe(1)
  expect(written).toEqual([])
  const failing = showing('Checking links', { ...stream, isTTY: true }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(written).toEqual(['\r\u001B[KChecking \r', '\r\u001B[K'])
})
