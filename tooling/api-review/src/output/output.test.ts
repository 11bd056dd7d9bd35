import { expect, test, vi } from 'vitest'
import { finding, hostile, resultOf } from '../../test/results.ts'
import { formats } from './formats.ts'
import { commentMarker } from './markdown-comment.ts'
import { codeBlock, inlineCode, plainText } from './markdown-text.ts'

const format = (name: keyof typeof formats, ...args: Parameters<typeof resultOf>): string =>
  formats[name](resultOf(...args), { colour: false })

const hostileFinding = finding({
  symbol: hostile,
  message: hostile,
  witness: `${hostile}\n::error::x\n\`\`\`\n`,
  place: { file: `packages/a b/${hostile}.ts`, line: 3 },
  acceptance: { reason: hostile, state: 'expired' },
})
const accepted = { finding: '@r/a:b:export-removed:0123456789', reason: hostile, state: 'accepted' } as const

test('terminal: worst first, each break with its place, witness and id, then packages and a summary', () => {
  const minor = finding({
    symbol: 'c',
    rule: 'export-added',
    message: 'Export added',
    strict: 'minor',
    pragmatic: 'minor',
    proof: 'none',
  })
  const { witness: _, ...unproven } = minor
  expect(format('terminal', [finding(), unproven]).split('\n')).toEqual([
    'major @r/a: b: Export removed  [export-removed] namer',
    '      api-reports/a.api.md:7',
    '      | L.b',
    '      accept @r/a:b:export-removed:0123456789',
    'minor @r/a: c: Export added  [export-added] namer',
    '      api-reports/a.api.md:7',
    '',
    '@r/a: major; needs a changeset: major; affects @r/user',
    '',
    'Changes: 2 in 1 package, 3 unchanged. Breaks: 1, proven: 1. Verdict: major.',
  ])
  vi.stubEnv('FORCE_COLOR', '1')
  expect(formats.terminal(resultOf([finding()]), { colour: true })).toContain('\u001B[31mmajor\u001B[39m')
  vi.unstubAllEnvs()
  expect(format('terminal', [])).toBe('No API change in 3 packages.')
})

test('terminal: text of a report is neither a colour, a line of its own nor a command of a log', () => {
  const text = format('terminal', [hostileFinding], { newAcceptances: [accepted] })
  for (const hostile of ['\u001B', '\u202E', '##[']) expect(text).not.toContain(hostile)
  expect(text.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([])
})

test('markdown: nothing when nothing changed', () => {
  expect(format('markdown', [])).toBe('')
})

test('markdown: begins with the marker, acceptances of the head before all findings', () => {
  const text = format('markdown', [finding()], { newAcceptances: [accepted], isPolicyChanged: true })
  const order = [
    commentMarker,
    '**This change accepts breaks itself:**',
    'policy.json',
    '### `@r/a`',
    '**major** `b`',
    'L.b',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBe(0)
  expect(text).toContain('May affect `@r/user`.')
  expect(text).toContain('**It needs a changeset: major.**')
})

test('markdown: text of a report is never markup', () => {
  const text = format('markdown', [hostileFinding], { newAcceptances: [accepted] })
  const outsideCode = text
    .replace(/^ *(`{3,})ts\n[\s\S]*?\n *\1$/gm, '')
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

test('markdown: at most 60,000 characters, cut before whole findings, and says how many are left out', () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    finding({
      symbol: `name${index}`,
      id: `@r/p${index % 200}:n:export-removed:0123456789`,
      package: `@r/p${index % 200}`,
    }),
  )
  const text = format('markdown', many)
  expect(text.length).toBeGreaterThan(50_000)
  expect(text.length).toBeLessThanOrEqual(60_000)
  const shown = text.match(/\*\*major\*\* `name\d+`/g)?.length ?? 0
  expect(text.match(/To accept it/g)).toHaveLength(shown)
  expect(text).toContain(`**${100_000 - shown} of 100000 findings do not fit here**`)
})

test('markdown: many acceptances, dependents and a long witness do not push it over its length', () => {
  const acceptances = Array.from({ length: 1000 }, () => ({ ...accepted, reason: 'r'.repeat(500) }))
  const result = resultOf([finding({ witness: 'x'.repeat(100_000) })], { newAcceptances: acceptances })
  for (const one of result.packages) one.affected = Array.from({ length: 5000 }, (_, index) => `@r/p${index}`)
  const text = formats.markdown(result, { colour: false })
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text).toContain('Its proof has 100000 characters and is not shown.')
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
  expect(lines[0]).not.toContain('##[')
})

test('sarif: version 2.1.0, with rules, places, fingerprints and suppressions', () => {
  const one = finding({ place: { file: 'packages/a b/x.ts', line: 3 }, acceptance: { reason: 'r', state: 'accepted' } })
  const log = JSON.parse(format('sarif', [one, hostileFinding]))
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { rules: [{ id: 'export-removed' }] } } }] })
  expect(log.runs[0].results[0]).toMatchObject({
    ruleId: 'export-removed',
    ruleIndex: 0,
    level: 'warning',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'packages/a%20b/x.ts' }, region: { startLine: 3 } } }],
    partialFingerprints: { 'signpostFindingId/v1': one.id },
    suppressions: [{ kind: 'external', status: 'accepted', justification: 'r' }],
  })
  expect(log.runs[0].results[1]).toMatchObject({ level: 'error', suppressions: [{ status: 'rejected' }] })
})

test('gitlab: a code quality report', () => {
  const strict = finding({ pragmatic: 'minor', id: 'x:y:z:0123456789' })
  expect(JSON.parse(format('gitlab', [finding(), strict]))).toEqual([
    {
      description: 'major: @r/a: b: Export removed',
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
