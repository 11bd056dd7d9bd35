import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryRepository } from '../../test/repository.ts'
import type { ReviewResult } from '../result.ts'
import { review } from '../review/review.ts'
import { runReview } from '../run-review.ts'
import { accept } from '../accept.ts'
import { formatAcceptances, parseAcceptances } from './acceptances.ts'

const repository = temporaryRepository()
const { report, write, commit, remove } = repository
const file = 'api-reports/accepted.json'

const run = (today = '2026-06-01', base = 'base'): ReviewResult => review({ root: repository.root, base, today })
const read = (): string => readFileSync(join(repository.root, file), 'utf8')

/** Removes an export of `@r/a` and returns the id of the break. */
function breakApi(): string {
  report('a', '// @public\nexport const a: 1;\n\n// @public\nexport const b: 1;')
  commit('base')
  report('a', '// @public\nexport const a: 1;')
  return run().findings[0]?.id as string
}

describe('accept', () => {
  test('writes the break with its reason and expiry; the review then passes and shows it as new', () => {
    const finding = breakApi()
    accept(finding, { root: repository.root, base: 'base', reason: 'Nobody uses b.', until: '2999-01-31' })
    expect(JSON.parse(read())).toEqual({ accepted: [{ finding, reason: 'Nobody uses b.', until: '2999-01-31' }] })
    expect(run()).toMatchObject({
      outcome: 'accepted',
      verdict: { pragmatic: 'major' },
      findings: [{ acceptance: { state: 'accepted' } }],
      newAcceptances: [{ finding, state: 'accepted', reason: 'Nobody uses b.' }],
    })
  })

  test('refuses what is no break, no reason or no day that is to come, and writes nothing', () => {
    const finding = breakApi()
    for (const [id, settings, message] of [
      ['x:y:export-removed:0123456789', { reason: 'r' }, 'No break has the id'],
      ['b', { reason: 'r' }, 'expected an id'],
      [finding, {}, 'Found no reason'],
      [finding, { reason: ' ' }, 'has no reason'],
      [finding, { reason: 'r', until: '2020-01-01' }, 'is over'],
      [finding, { reason: 'r', until: '2999-02-30' }, 'expected a day'],
    ] as const) {
      expect(() => accept(id, { root: repository.root, base: 'base', ...settings })).toThrow(message)
      expect(existsSync(join(repository.root, file))).toBe(false)
    }
  })

  test('replaces an acceptance of the same finding, and keeps the others', () => {
    const finding = breakApi()
    const other = { finding: '@r/x:y:export-removed:0123456789', reason: 'Earlier.' }
    write(file, formatAcceptances([other, { finding, reason: 'First.' }]))
    accept(finding, { root: repository.root, base: 'base', reason: 'Second.' })
    expect(parseAcceptances(file, read())).toEqual([{ finding, reason: 'Second.' }, other])
  })
})

describe('an acceptance', () => {
  test('that expired does not count', () => {
    const finding = breakApi()
    write(file, formatAcceptances([{ finding, reason: 'r', until: '2026-05-31' }]))
    expect(run('2026-05-31').outcome).toBe('accepted')
    expect(run('2026-06-01')).toMatchObject({ outcome: 'breaking', newAcceptances: [{ state: 'expired' }] })
  })

  test('of another change of the same symbol does not count, and is shown as unused', () => {
    report('a', '// @public\nexport function f(x: 1): void;')
    commit('base')
    report('a', '// @public\nexport function f(x: 2): void;')
    const [{ id: finding } = { id: '' }] = run().findings
    write(file, formatAcceptances([{ finding, reason: 'r' }]))
    report('a', '// @public\nexport function f(x: 3): void;')
    expect(run()).toMatchObject({ outcome: 'breaking', newAcceptances: [{ finding, state: 'unused' }] })
  })

  test('that the base has is not shown as new', () => {
    const finding = breakApi()
    report('a', '// @public\nexport const a: 1;\n\n// @public\nexport const b: 1;')
    write(file, formatAcceptances([{ finding, reason: 'r' }]))
    commit('agreed')
    report('a', '// @public\nexport const a: 1;')
    expect(run('2026-06-01', 'agreed')).toMatchObject({ outcome: 'accepted', newAcceptances: [] })
  })

  test.each([
    ['text', 'not JSON', 'is not JSON'],
    ['a list', '[]', 'is not an object'],
    ['no list', '{}', 'has no list "accepted"'],
    ['a wildcard', '{"accepted":[{"finding":"*","reason":"r"}]}', 'entry 1 has the finding "*"'],
    ['no reason', '{"accepted":[{"finding":"a:b:c:0123456789"}]}', 'has no reason'],
    ['an unknown key', '{"accepted":[{"finding":"a:b:c:0123456789","reason":"r","til":1}]}', 'unknown key "til"'],
    ['conflict markers', '{\n<<<<<<< ours\n}', 'is not JSON'],
  ])('in a file with %s is refused', (_, text, message) => {
    expect(() => parseAcceptances(file, text)).toThrow(message)
  })

  test('in a file that is refused fails the review', () => {
    breakApi()
    write(file, '[]')
    expect(() => run()).toThrow('is not an object')
  })
})

describe('the policy of the base', () => {
  const policy = 'api-reports/policy.json'
  const strict = JSON.stringify({ needsOwner: [{ package: '@r/a', rule: 'export-removed' }] })

  test('refuses an acceptance of the head, whatever the policy of the head says', () => {
    write(policy, strict)
    const finding = breakApi()
    expect(accept(finding, { root: repository.root, base: 'base', reason: 'r' })).toContain('requires an owner')
    expect(run()).toMatchObject({ outcome: 'breaking', findings: [{ needsOwner: true }] })
    remove(policy)
    expect(run()).toMatchObject({
      outcome: 'breaking',
      isPolicyChanged: true,
      newAcceptances: [{ state: 'needs-owner' }],
    })
    write(policy, '{"needsOwner":[]}')
    expect(run().outcome).toBe('breaking')
  })

  test('counts an acceptance that the base has, and not one whose expiry the head moved', () => {
    write(policy, strict)
    const finding = breakApi()
    report('a', '// @public\nexport const a: 1;\n\n// @public\nexport const b: 1;')
    write(file, formatAcceptances([{ finding, reason: 'r', until: '2026-06-02' }]))
    commit('agreed')
    report('a', '// @public\nexport const a: 1;')
    expect(run('2026-06-01', 'agreed').outcome).toBe('accepted')
    write(file, formatAcceptances([{ finding, reason: 'r', until: '2027-06-02' }]))
    expect(run('2026-06-01', 'agreed').outcome).toBe('breaking')
  })

  test('fits by package and rule: others may be accepted', () => {
    write(policy, JSON.stringify({ needsOwner: [{ package: '@r/b' }, { rule: 'entry-removed' }] }))
    const finding = breakApi()
    write(file, formatAcceptances([{ finding, reason: 'r' }]))
    expect(run().outcome).toBe('accepted')
  })

  test('fails the review when it cannot be read', () => {
    report('a', '// @public\nexport const a: 1;')
    for (const text of ['{"needsOwner":[{"packages":"x"}]}', '{"needOwner":[]}', 'x']) {
      write(policy, text)
      commit(`base-${text.length}`)
      expect(() => run('2026-06-01', `base-${text.length}`), text).toThrow('policy.json')
    }
  })

  test('a policy of the head that cannot be read fails too: it would block every later review', () => {
    breakApi()
    write(policy, '{"needsOwner":1}')
    expect(() => run()).toThrow('api-reports/policy.json: found 1')
  })
})

describe('changesets', () => {
  const states = (): unknown => run().packages.map(({ name, bump, changeset }) => ({ name, bump, ...changeset }))
  const changeset = (text: string): string => write('.changeset/x.md', text)

  test('are unneeded without .changeset/, missing without one, too small, or enough', () => {
    breakApi()
    expect(states()).toEqual([{ name: '@r/a', bump: 'major', state: 'unneeded' }])
    write('.changeset/README.md', 'text')
    expect(states()).toEqual([{ name: '@r/a', bump: 'major', state: 'missing' }])
    changeset("---\n'@r/a': patch\n---\n\nText.\n")
    expect(states()).toEqual([{ name: '@r/a', bump: 'major', state: 'too-small', found: 'patch' }])
    write('.changeset/y.md', '---\r\n"@r/a": major\r\n---\r\n\r\nText.\r\n')
    expect(states()).toEqual([{ name: '@r/a', bump: 'major', state: 'enough', found: 'major' }])
  })

  test('below 1.0.0 a minor is enough for a break, by the version of the base', () => {
    report('a', '// @public\nexport const a: 1;', { version: '0.9.0' })
    commit('base')
    report('a', '// @public\nexport const b: 1;', { version: '1.0.0' })
    changeset("---\n'@r/a': minor\n---\n\nText.\n")
    expect(states()).toEqual([{ name: '@r/a', bump: 'minor', state: 'enough', found: 'minor' }])
  })

  test('of a new package are not required', () => {
    write('.changeset/README.md', 'text')
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    report('b', '// @public\nexport const b: 1;')
    expect(states()).toMatchObject([{ name: '@r/b', state: 'unneeded' }])
  })

  test('that cannot be parsed fail the review', () => {
    breakApi()
    changeset('---\n"@r/a": huge\n---\n')
    expect(() => run()).toThrow('.changeset/x.md: could not parse changeset')
  })
})

test('exit codes: 0 compatible or accepted, 1 a break or, with --changesets, a small one; else nothing is written', () => {
  const code = (changesets = false, base = 'base', format = 'terminal'): number =>
    runReview({ root: repository.root, base, filter: [], format: [format], changesets }, () => {})
  const finding = breakApi()
  expect(code()).toBe(1)
  write(file, formatAcceptances([{ finding, reason: 'r' }]))
  expect(code()).toBe(0)
  write('.changeset/x.md', "---\n'@r/a': patch\n---\n\nText.\n")
  expect(code()).toBe(0)
  expect(code(true)).toBe(1)
  const output = join(repository.root, 'out.json')
  expect(() => code(false, 'nope', `json=${output}`)).toThrow('Git finds no commit')
  expect(() => code(false, 'base', 'xml')).toThrow('Found the format "xml"')
  expect(existsSync(output)).toBe(false)
})
