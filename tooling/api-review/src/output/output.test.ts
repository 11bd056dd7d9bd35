import { expect, test, vi } from 'vitest'
import { finding, hostile, resultOf } from '../../test/results.ts'
import { formats } from './formats.ts'
import { commentMarker } from './markdown-comment.ts'
import { rulePage } from './rule-page.ts'
import { codeBlock, inlineCode, plainText } from './markdown-text.ts'

const format = (name: keyof typeof formats, ...args: Parameters<typeof resultOf>): string =>
  formats[name](resultOf(...args), { colour: false })

const hostileFinding = finding({
  symbol: hostile,
  message: hostile,
  before: hostile,
  after: `${hostile}\n::error::x\n\`\`\`\n`,
  error: hostile,
  also: [{ entry: hostile, symbol: hostile }],
  witness: `${hostile}\n::error::x\n\`\`\`\n`,
  place: { file: `packages/a b/${hostile}.ts`, line: 3 },
  acceptance: { reason: hostile, state: 'expired' },
})
const accepted = { finding: '@r/a:b:export-removed:0123456789', reason: hostile, state: 'accepted' } as const

test('terminal: the verdict, packages, then proven breaks by rule, additions by name, and a summary', () => {
  const minor = finding({
    symbol: 'c',
    rule: 'export-added',
    message: 'Export added',
    strict: 'minor',
    pragmatic: 'minor',
    proof: 'none',
    also: [{ entry: '@r/a/core', symbol: 'c' }],
  })
  const { witness: _, ...unproven } = minor
  const changed = finding({
    before: 'const b: 1',
    error: "TS2305: Module '@r/a' has no exported member 'b'.",
    also: [
      { entry: '@r/a/core', symbol: 'b' },
      { entry: '@r/a', symbol: 'd' },
    ],
  })
  expect(format('terminal', [changed, unproven]).split('\n')).toEqual([
    'Checked 1 package against main: needs a major: 1 break, 1 proven.',
    '@r/a 1.0.0: major; needs a changeset: major; affects @r/user',
    '',
    '== Breaks, each with a program that compiles before and fails now: 1 ==',
    '',
    '--- Export removed [export-removed] ---',
    expect.stringContaining('.'),
    'https://signpost-docs.github.io/docs/reference/api-review-rules#export-removed',
    '  @r/a: b: major, namer',
    '    api-reports/a.api.md:7',
    '    - const b: 1',
    "    | import { b } from '@r/a'",
    '    | b',
    "    TS2305: Module '@r/a' has no exported member 'b'.",
    '    also in @r/a/core',
    '    also reaches @r/a: d',
    '    accept @r/a:b:export-removed:0123456789',
    '',
    '== Additions: 1 ==',
    'Export added [export-added]: @r/a: c, @r/a/core: c',
    '',
    expect.stringContaining('npx tsc --noEmit --strict proof.ts'),
    '',
    'To accept a break: signpost accept <id> --reason "..."',
    'Changes: 2 in 1 package, 3 unchanged. Breaks: 1, proven: 1. Verdict: major.',
  ])
  vi.stubEnv('FORCE_COLOR', '1')
  expect(formats.terminal(resultOf([finding({ before: 'x' })]), { colour: true })).toContain('\u001B[31m    - x')
  vi.unstubAllEnvs()
  expect(format('terminal', [])).toBe('No API change in 3 packages.')
})

test('terminal: what is possible comes after the proven breaks, and says what it would be', () => {
  const { witness: _, ...open } = finding({
    symbol: 'p',
    strict: 'minor',
    pragmatic: 'minor',
    possible: 'major',
    proof: 'unproven',
  })
  const text = format('terminal', [open, finding(), { ...open, symbol: 'q', possible: 'minor' }])
  expect(text).toContain('@r/a: q: minor (strict: major if a program shows it), namer')
  expect(text.indexOf('@r/a: b: major')).toBeLessThan(text.indexOf('== Possible, not proven: 2 =='))
  expect(text).toContain('@r/a: p: minor, or major if a program shows it, namer')
  expect(text).toContain('needs a major: 1 break, 1 proven, 1 possible.')
})

test('terminal: a break of a manifest needs no program, and does not repeat the title of its rule', () => {
  const { witness: _, ...peer } = finding({
    symbol: 'peerDependencies.x',
    rule: 'peer-narrowed',
    message: 'Peer range narrowed: ^1.0.0 -> ^2.0.0',
    proof: 'unproven',
  })
  const text = format('terminal', [peer])
  expect(text).toContain('== Breaks without a program: 1 ==')
  expect(text).toContain('\n    ^1.0.0 -> ^2.0.0\n')
  expect(text).not.toContain('no consumer program')
})

test('terminal: a changeset that is too small is in the first line', () => {
  const result = resultOf([finding()])
  for (const one of result.packages) one.changeset = { found: 'patch', state: 'too-small' }
  expect(formats.terminal(result, { colour: false }).split('\n')[0]).toBe(
    'Checked 1 package against main: changesets say patch, needs a major: 1 break, 1 proven.',
  )
})

test('terminal: of a thousand additions and places a few are named', () => {
  const added = { strict: 'minor', pragmatic: 'minor', proof: 'none' } as const
  const many = Array.from({ length: 1000 }, (_, index) => {
    const { witness: _w, ...one } = finding({
      symbol: `n${index}`,
      rule: 'export-added',
      message: 'Export added',
      ...added,
    })
    return one
  })
  const also = many.map(({ entry, symbol }) => ({ entry, symbol }))
  const text = format('terminal', [finding({ also }), ...many])
  expect(text).toContain('@r/a: n19 and 980 more')
  expect(text).toContain('also reaches @r/a: n0, @r/a: n1, @r/a: n2, @r/a: n3 and 996 more')
})

test('terminal: text of a report is neither a colour, a line of its own nor a command of a log', () => {
  const text = format('terminal', [hostileFinding], { newAcceptances: [accepted] })
  for (const hostile of ['\u001B', '\u202E', '##[']) expect(text).not.toContain(hostile)
  expect(text.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([])
})

test('markdown: nothing when nothing changed', () => {
  expect(format('markdown', [])).toBe('')
})

test('markdown: begins with the marker, then a table, acceptances of the head, and findings folded by rule', () => {
  const one = finding({ before: 'const b: 1', after: 'const b: 2', error: 'TS2305: No member.' })
  const text = format('markdown', [one], { newAcceptances: [accepted], isPolicyChanged: true })
  const order = [
    commentMarker,
    '## API review: 1 break, 1 proven',
    '| package | changeset | needs | breaks | possible |',
    '| `@r/a` `1.0.0` | **none** | **major** | 1 | 0 |',
    'May affect `@r/user`.',
    '**This change accepts breaks itself:**',
    'policy.json',
    'signpost accept <id>',
    '<summary><b>Export removed</b>: 1 (break, proven)</summary>',
    '[export-removed](https://signpost-docs.github.io/docs/reference/api-review-rules#export-removed)',
    '- **major** `@r/a: b` id `@r/a:b:export-removed:0123456789`',
    '  - const b: 1',
    '  + const b: 2',
    "  import { b } from '@r/a'",
    '`TS2305: No member.`',
    '\n</details>',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBe(0)
  expect(text).toContain('**It needs a changeset: major.**')
})

test('markdown: text of a report is never markup', () => {
  const text = format('markdown', [hostileFinding], { newAcceptances: [accepted] })
  const outsideCode = text
    .replace(/^<\/?details(?: open)?>$|^<summary><b>[^<]*<\/b>[^<]*<\/summary>$/gm, '')
    .replace(/\]\(https:\/\/signpost-docs[^)]*\)/g, ']')
    .replace(/^ *(`{3,})(?:ts|diff)\n[\s\S]*?\n *\1$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
  expect(outsideCode.replace(commentMarker, '')).not.toMatch(/<|@|https?:|\[a\]|`/)
})

test('markdown: code is fenced by more backticks than it has', () => {
  expect(codeBlock('a ```` b')).toBe('`````ts\na ```` b\n`````')
  expect(inlineCode('a`b')).toBe('``a`b``')
  expect(inlineCode('`')).toBe('`` ` ``')
  expect(inlineCode('a\nb')).toBe('`a\\nb`')
  expect(plainText('a_b <b> @x')).toBe('a&#95;b &#60;b&#62; &#64;&#8203;x')
})

test.each([1000, 10_000])(
  'markdown: at most 60,000 characters for %i findings; says how many are left out',
  (count) => {
    const many = Array.from({ length: count }, (_, index) =>
      finding({
        symbol: `name${index}`,
        rule: index % 3 === 0 ? 'type-changed' : 'export-removed',
        before: `const name${index}: { a: string; b: number }`,
        id: `@r/p${index % 200}:name${index}:export-removed:0123456789`,
        package: `@r/p${index % 200}`,
      }),
    )
    const text = format('markdown', many)
    expect(text.length).toBeGreaterThan(50_000)
    expect(text.length).toBeLessThanOrEqual(60_000)
    const shown = text.match(/^- \*\*major\*\* `@r\/a: name\d+` id `/gm)?.length ?? 0
    expect(text.match(/^<details/gm)).toHaveLength(text.match(/^<\/details>/gm)?.length ?? 0)
    expect(text).toContain(`**${count - shown} of ${count} findings do not fit here**`)
    expect(text.match(/signpost accept/g)).toHaveLength(1)
    expect(text).toContain('## API review: ')
  },
)

test('markdown: many acceptances, dependents and a long witness do not push it over its length', () => {
  const acceptances = Array.from({ length: 1000 }, () => ({ ...accepted, reason: 'r'.repeat(500) }))
  const result = resultOf([finding({ witness: 'x'.repeat(100_000) })], { newAcceptances: acceptances })
  for (const one of result.packages) one.affected = Array.from({ length: 5000 }, (_, index) => `@r/p${index}`)
  const text = formats.markdown(result, { colour: false })
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text).toMatch(/Its proof has 1000\d\d characters and is not shown\./)
  expect(text).toMatch(/- and \d+ more/)
})

test('github: one command per line at the source, escaped', () => {
  const strict = finding({ pragmatic: 'minor' })
  const minor = finding({ pragmatic: 'minor', strict: 'minor' })
  const patch = finding({ pragmatic: 'patch', strict: 'patch' })
  const lines = format('github', [hostileFinding, strict, minor, patch]).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '::notice'])
  const [, properties, message] = /^::error (.*?)::(.*)$/.exec(lines[0] ?? '') ?? []
  expect(properties?.split(',').map((part) => part.split('=')[0])).toEqual(['file', 'line', 'title'])
  expect(properties).toContain('file=packages/a b/')
  expect(message).toContain('%0A')
  expect(lines[1]).toContain("import { b } from '@r/a'")
  expect(lines[1]).toContain('https://signpost-docs.github.io/docs/reference/api-review-rules#export-removed')
  expect(lines[0]).not.toContain('##[')
})

test('sarif: version 2.1.0, with rules, places, fingerprints and suppressions', () => {
  const one = finding({
    before: 'const b: 1',
    place: { file: 'packages/a b/x.ts', line: 3 },
    acceptance: { reason: 'r', state: 'accepted' },
  })
  const log = JSON.parse(format('sarif', [one, hostileFinding]))
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [{ tool: { driver: { rules: [{ id: 'export-removed', helpUri: rulePage('export-removed') }] } } }],
  })
  expect(log.runs[0].results[0]).toMatchObject({
    ruleId: 'export-removed',
    ruleIndex: 0,
    level: 'warning',
    message: { text: "major: @r/a: b: Export removed\n- const b: 1\n\nimport { b } from '@r/a'\nb" },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'packages/a%20b/x.ts' }, region: { startLine: 3 } } }],
    partialFingerprints: { 'signpostFindingId/v1': one.id },
    suppressions: [{ kind: 'external', status: 'accepted', justification: 'r' }],
  })
  expect(log.runs[0].results[1]).toMatchObject({ level: 'error', suppressions: [{ status: 'rejected' }] })
})

test('gitlab: a code quality report', () => {
  const strict = finding({ pragmatic: 'minor', id: 'x:y:z:0123456789' })
  expect(JSON.parse(format('gitlab', [finding({ before: 'a: 1', after: 'a: 2' }), strict]))).toEqual([
    {
      description: `major: @r/a: b: Export removed: a: 1 -> a: 2 (${rulePage('export-removed')})`,
      check_name: 'export-removed',
      fingerprint: '@r/a:b:export-removed:0123456789',
      severity: 'critical',
      location: { path: 'api-reports/a.api.md', lines: { begin: 7 } },
    },
    expect.objectContaining({ severity: 'minor', fingerprint: 'x:y:z:0123456789' }),
  ])
})

test('json: the result itself', () => {
  const result = resultOf([finding()])
  expect(JSON.parse(formats.json(result, { colour: false }))).toEqual(result)
})

test.each(['terminal', 'markdown'] as const)('%s: how much was compared, and what was not', (name) => {
  const notComparable = Array.from({ length: 12 }, (_, index) => ({
    entry: '@r/a',
    symbol: `${hostile}${index}`,
    reason: 'too many',
  }))
  const leftOut = [{ programs: 40, reason: 'too slow' }]
  const coverage = { exports: 142, equal: 127, changed: 3, notComparable, leftOut, twins: 1 }
  const text = format(name, [finding()], { coverage })
  expect(text).toContain('142 exports: 127 proven equal, 3 changed, 12 not comparable')
  expect(text).toContain('and 2 more')
  expect(text).toMatch(/says the same on both sides\S* 1 entry point$/m)
  expect(text).toMatch(/Programs of consumers that were not compiled\S* 40 /)
  if (name === 'markdown') expect(text).not.toContain('</details><img')
})
