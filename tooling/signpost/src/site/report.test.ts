import type { Diagnostic } from '@signpost/diagnostics'
import { describe, expect, test } from 'vitest'
import type { Extraction } from '../extraction/extract-packages.ts'
import { progress, showing } from '../steps/progress.ts'
import { report } from './report.ts'
import type { FoundPackage } from '@signpost/files/find-packages'
import { publicPackages, reportedPackages, selectPackages } from '../packages/select-packages.ts'

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
  comments: 0,
})

test('a report counts, and says of each broken package what failed, where, and what to do', () => {
  const { text, failed } = report([extraction('a'), extraction('b', finding('error'), finding('warning'))])
  expect(failed).toBe(1)
  expect(text).toBe(
    '1 of 2 packages documented in full, 1 in part, 1 warning.\n\nb, 1 part not documented\n' +
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
  const { text, failed } = report(
    [
      extraction('a', ...Array.from({ length: 30 }, (_, index) => ({ ...link, found: `a link to Bx${index}` }))),
      extraction('b', finding('warning')),
    ],
    undefined,
    { details: true },
  )
  expect(failed).toBe(0)
  const lines = text.split('\n')
  expect(lines[0]).toBe('2 of 2 packages documented in full, 31 warnings.')
  expect(lines.indexOf('AR-AE-CRASH, 1 warning')).toBeLessThan(lines.indexOf('SG-UNRESOLVED-LINK, 30 warnings'))
  expect(lines.filter((line) => line.startsWith('  [WARNING] index.d.ts:3: found a link to Bx'))).toHaveLength(25)
  expect(lines.at(-1)).toBe('  and 5 more')
  expect(lines.filter((line) => line.includes('xpected a link to an export'))).toEqual([
    '  Expected a link to an export. Report it.',
  ])
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
    '1 of 2 packages documented in full, 1 in part, 1 switched off by configuration.\n\nb, 1 part not documented\n' +
      '  [ERROR] index.d.ts:3: found a crash; expected a doc model. Report it. (AR-AE-CRASH)\n\n' +
      '[INFO] site.config.ts: found the code SG-PLAIN-TEXT in diagnostics.off; expected codes that are reported. ' +
      'Remove the entry. (unused-switch)',
  )
})

test('a sentence is printed once with its places, and all of it is in the data', () => {
  const at = (line: number): Diagnostic => ({ ...finding('warning'), line })
  const { text, data } = report([extraction('a', ...Array.from({ length: 14 }, (_, line) => at(line + 1)))])
  expect(text.split('\n').slice(2)).toEqual([
    'AR-AE-CRASH, 14 warnings',
    '  [WARNING] index.d.ts:1, index.d.ts:2, index.d.ts:3, index.d.ts:4, index.d.ts:5 and 9 more places: found a crash; ' +
      'expected a doc model. Report it. (AR-AE-CRASH)',
  ])
  expect(data.packages[0]?.diagnostics).toHaveLength(14)
})

test('a package without an API is no failure, and the reason is in one line', () => {
  const reason: Diagnostic = { ...finding('info'), code: 'AX-NO-API', found: 'private, no entry point' }
  const root = { excluded: [{ package: extraction('left').package, reason: 'excluded by the configuration' }] }
  const { text, failed, data } = report([{ ...extraction('a'), slug: 'a' }, extraction('web', reason)], undefined, root)
  expect(data.totals).toEqual({
    ...{ documented: 1, inPart: 0, notAtAll: 2, errors: 0, warnings: 0, notes: 0, off: 0 },
    comments: { read: 0, lost: 0, uncounted: 0 },
  })
  expect(data.packages.map(({ address }) => address)).toEqual(['/api/a', undefined, undefined])
  expect(failed).toBe(0)
  expect(text).toBe(
    '1 of 3 packages documented in full, 2 not at all.\n' +
      'Not documented: web (private, no entry point), left (excluded by the configuration).',
  )
  expect(data.packages[1]?.undocumented).toBe('private, no entry point')
  expect(data.packages[2]).toMatchObject({ name: 'left', undocumented: 'excluded by the configuration' })
})

test('the first line counts every public package, and private ones that are documented', () => {
  const reason: Diagnostic = { ...finding('info'), code: 'AX-NO-API', found: 'no entry point' }
  const loss: Diagnostic = { ...finding('warning'), code: 'AX-TYPES-PACKAGE' }
  const extractions = [
    extraction('full'),
    extraction('part', loss, finding('error')),
    { ...extraction('lost', finding('error')), hasNoPages: true as const },
    { ...extraction('private-lost', finding('error')), hasNoPages: true as const },
    extraction('config', reason),
    extraction('app', reason),
    extraction('private'),
  ]
  const publicPaths = new Set(['full', 'part', 'lost', 'config'])
  const { text, failed, lost, isEmpty } = report(extractions, undefined, { publicPaths })
  expect(text.split('\n')[0]).toBe('2 of 6 packages documented in full, 1 in part, 3 not at all, 1 warning.')
  expect(text).toContain('\n\npart, 2 parts not documented\n')
  expect(text).toContain('\n\nlost, not documented\n')
  expect({ failed, lost, isEmpty }).toEqual({ failed: 3, lost: ['lost'], isEmpty: false })
})

test('the second line is the balance of the doc comments, and a package without one is documented in part', () => {
  const lost: Diagnostic = { ...finding('warning'), code: 'AX-COMMENT' }
  const comments = (read: number | undefined, name: string, ...findings: Diagnostic[]): Extraction => ({
    ...extraction(name, ...findings),
    comments: read,
  })
  expect(report([comments(2000, 'a'), comments(314, 'b')]).text).toBe(
    '2 of 2 packages documented in full.\nDoc comments: 2,314 read, none lost.',
  )
  const off = { file: 'site.config.ts', entries: [{ code: 'AX-COMMENT', reason: 'a' }] } as const
  expect(report([comments(2, 'a', lost, lost)], off).text).toBe(
    '0 of 1 packages documented in full, 1 in part, 2 switched off by configuration.\nDoc comments: 2 read, 2 lost.',
  )
  const { text, failed, data } = report([comments(1, 'a'), comments(undefined, 'b')])
  expect(text).toBe(
    '1 of 2 packages documented in full, 1 in part.\n' +
      'Doc comments: 1 read, none lost, those of 1 package not all counted.\n\nb, doc comments not counted',
  )
  expect(failed).toBe(1)
  expect(data.totals.comments).toEqual({ read: 1, lost: 0, uncounted: 1 })
  expect(data.packages.map((one) => one.comments)).toEqual([1, undefined])
  const apart: Diagnostic = { ...finding('info'), code: 'AX-UNCOMPARED' }
  expect(report([comments(1, 'a', apart)]).text).toContain(
    '0 of 1 packages documented in full, 1 in part, 1 note.\n' +
      'Doc comments: 1 read, none lost, those of 1 package not all counted.\n\na, 1 part not documented\n',
  )
  const crash = comments(undefined, 'a', finding('error'))
  expect(report([crash, comments(undefined, 'b', finding('error'))]).text).toContain(
    '0 of 2 packages documented in full, 2 in part.\n' +
      'Doc comments: 0 read, none lost, those of 2 packages not all counted.\n\na, 1 part not documented\n',
  )
})

test('a loss that is switched off fails nothing, but the package is documented in part', () => {
  const loss: Diagnostic = { ...finding('warning'), code: 'AX-TYPES-PACKAGE' }
  const off = { file: 'site.config.ts', entries: [{ code: 'AX-TYPES-PACKAGE', reason: 'a' }] } as const
  const { text, failed } = report([extraction('a', loss)], off)
  expect(failed).toBe(0)
  expect(text).toBe('0 of 1 packages documented in full, 1 in part, 1 switched off by configuration.')
})

test('a loss that is a note fails nothing, but the package is documented in part', () => {
  const loss: Diagnostic = { ...finding('info'), code: 'AX-PATTERN-MODULES' }
  const { text, failed } = report([extraction('a', loss)])
  expect(failed).toBe(0)
  expect(text).toMatch(
    /^0 of 1 packages documented in full, 1 in part, 1 note\.\n\na, 1 part not documented\n {2}\[INFO\] .*\(AX-PATTERN-MODULES\)$/u,
  )
})

test('notes are counted and listed apart, and are no failure', () => {
  const { text, failed } = report([extraction('a', finding('info'))])
  expect(failed).toBe(0)
  expect(text).toContain('1 of 1 packages documented in full, 1 note.\n\nAR-AE-CRASH, 1 note\n  [INFO] index.d.ts:3')
})

test('dead links in doc comments are counted for own packages, not for installed ones', () => {
  const link: Diagnostic = { ...finding('warning'), code: 'SG-UNRESOLVED-LINK' }
  const installed = extraction('b', link)
  installed.package.directory = '/r/node_modules/b'
  expect(report([extraction('a', link), installed]).deadLinks).toBe(1)
  const off = { file: 'site.config.ts', entries: [{ code: 'SG-UNRESOLVED-LINK', reason: 'a' }] } as const
  expect(report([extraction('a', link)], off).deadLinks).toBe(0)
})

test('of many warnings and notes there is one line for each code, and all of them on request', () => {
  const many = Array.from(
    { length: 21 },
    (_, line): Diagnostic => ({ ...finding('warning'), line: line + 1, found: `${line}` }),
  )
  const extractions = [extraction('a', ...many, { ...finding('info'), code: 'SG-UNEXPORTED' })]
  const { text, data } = report(extractions)
  expect(text.split('\n').slice(1)).toEqual([
    '',
    expect.stringMatching(/^[A-Z-]+, 21 warnings: .+\. First: \S+:1$/),
    expect.stringMatching(/^SG-UNEXPORTED, 1 note: .+\. First: \S+$/),
    '--details prints all of them, --json <file> writes them.',
  ])
  expect(data.packages[0]?.diagnostics).toHaveLength(22)
  expect(report(extractions, undefined, { details: true }).text).toContain('found 20')
  expect(report([extraction('a', ...many.slice(1))]).text).toContain('found 20')
})

describe('packages with an api:extract script', () => {
  const one = (path: string, manifest: FoundPackage['manifest'], more = {}): FoundPackage => ({
    ...extraction(path).package,
    manifest: { name: path, ...manifest },
    ...more,
  })
  const declared = one('declared', { scripts: { 'api:extract': 'x' } })
  const fresh = one('fresh', { main: 'index.js' })
  const broken = one('broken', {}, { isUnreadable: true })
  const hidden = one('hidden', { private: true, main: 'index.js' })
  const app = one('app', { private: true })
  const bare = one('bare', { bin: './run.js' } as never)
  const exclude = { include: null, exclude: ['./fresh', 'broken'], entryPoints: {}, file: 'site.config.json' }

  test('are documented, and so are public ones without it; private ones are named', () => {
    const { packages, excluded } = selectPackages([declared, fresh, broken, hidden, app])
    expect(packages).toEqual([declared, fresh, broken])
    expect(excluded).toEqual([{ package: hidden, reason: 'private, without an api:extract script' }])
    expect(selectPackages([fresh, hidden, app]).packages).toEqual([fresh, hidden, app])
  })

  test('have reports, and so have public ones that the configuration does not leave out', () => {
    expect(reportedPackages([declared, fresh, broken, hidden, app]).packages).toEqual([declared, fresh, broken])
    const { packages, excluded } = reportedPackages([declared, fresh, broken], exclude)
    expect(packages).toEqual([declared])
    expect(excluded.map(({ package: { path }, reason }) => `${path}: ${reason}`)).toEqual([
      'fresh: excluded by the configuration',
      'broken: excluded by the configuration',
    ])
    expect(reportedPackages([declared, fresh], { ...exclude, exclude: ['declared'] })).toEqual({
      packages: [fresh],
      excluded: [{ package: declared, reason: 'excluded by the configuration' }],
    })
  })

  test.each([
    ['nothing is published', [hidden, app], [hidden]],
    ['nothing is published, and a manifest is unreadable', [hidden, broken], [hidden, broken]],
    ['what is published has no entry point', [bare, hidden, app], [bare, hidden]],
    ['a manifest has no name', [one('nameless', { name: undefined } as never), fresh], [fresh]],
  ])('public packages where %s', (_, found, expected) => {
    expect(publicPackages(found)).toEqual(expected)
  })
})

describe('a configuration selects packages', () => {
  const found = ['@acme/core', '@acme/deep/core', '@acme/ui', 'web.app', 'webXapp'].map(
    (name) => extraction(name).package,
  )
  const file = 'site.config.json'
  const namesOf = (packages: readonly { manifest: { name?: string } }[]) =>
    packages.map(({ manifest }) => manifest.name)

  test.each<[readonly string[] | null, readonly string[], string[]]>([
    [null, ['web*'], ['@acme/core', '@acme/deep/core', '@acme/ui']],
    [['@acme/*'], [], ['@acme/core', '@acme/ui']],
    [['@acme/**'], ['@acme/ui'], ['@acme/core', '@acme/deep/core']],
    [['web.app'], [], ['web.app']],
  ])('include %j, exclude %j', (include, exclude, expected) => {
    const { packages, excluded, diagnostics } = selectPackages(found, { include, exclude, entryPoints: {}, file })
    expect(namesOf(packages)).toEqual(expected)
    expect(packages.length + excluded.length).toBe(found.length)
    expect(diagnostics).toEqual([])
  })

  test('an included package needs no script', () => {
    const declared = { ...found[0]!, manifest: { name: 'declared', scripts: { 'api:extract': 'x' } } }
    const { packages } = selectPackages([...found, declared], {
      include: ['web.app'],
      exclude: [],
      entryPoints: {},
      file,
    })
    expect(namesOf(packages)).toEqual(['web.app'])
  })

  test('an entry that matches nothing is reported with the nearest name', () => {
    const { diagnostics } = selectPackages(found, {
      include: null,
      exclude: ['@acme/cor', 'x*'],
      entryPoints: {},
      file,
    })
    expect(diagnostics).toMatchObject([
      { code: 'SP-UNKNOWN-PACKAGE', found: '"@acme/cor" in packages.exclude' },
      { nextStep: 'Correct or remove the entry.' },
    ])
    expect(diagnostics[0]!.nextStep).toContain('Did you mean "@acme/core"?')
    expect(report([extraction('a')], undefined, { findings: diagnostics }).text).toContain(
      'SP-UNKNOWN-PACKAGE, 2 warnings',
    )
  })

  test('patterns of exports to expand are added to their packages', () => {
    const entryPoints = { '@acme/ui': ['./*'], gone: ['./*'] }
    const { packages, diagnostics } = selectPackages(found, { include: null, exclude: [], entryPoints, file })
    expect(packages.map((one) => one.entryPoints)).toEqual([undefined, undefined, ['./*'], undefined, undefined])
    expect(diagnostics).toMatchObject([{ code: 'SP-UNKNOWN-PACKAGE', found: '"gone" in packages.entryPoints' }])
  })

  test('a selection of nothing is refused', () => {
    expect(() => selectPackages(found, { include: ['@acme/cro'], exclude: [], entryPoints: {}, file })).toThrow(
      /leaves out all 5 packages/,
    )
  })
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
  elsewhere.skip('unchanged')
  elsewhere.done('a')
  elsewhere.end()
  expect(written).toEqual(['Extracting 2/2 a\n'])
})

test('an activity is shown on a terminal while it lasts, and as a line elsewhere', async () => {
  const written: string[] = []
  const stream = { columns: 10, write: (text: string) => written.push(text) }
  expect(await showing('Checking links', stream, () => Promise.resolve(1))).toBe(1)
  expect(written.splice(0)).toEqual(['Checking links\n'])
  const failing = showing('Checking links', { ...stream, isTTY: true }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(written).toEqual(['\r\u001B[KChecking \r', '\r\u001B[K'])
})
