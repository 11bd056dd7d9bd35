import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import goals from '../goals.json' with { type: 'json' }
import rules from '../rules.json' with { type: 'json' }
import { rulesOf } from './rule-tests.ts'
import { root, sourceFiles, workspaces } from './workspaces.ts'

/** Evidence for a goal besides the tests that name it. */
interface Goal {
  goal: string
  /** Name of a module in `benchmarks/`. */
  benchmark?: string
  /** Why there is neither a test nor a benchmark, or what they leave out. */
  reason?: string
}

/** Where titles of tests carry the numbers of rules: the site and the tools that make it. */
const files = workspaces()
  .filter(({ group }) => group !== 'packages')
  .flatMap(({ group, folder, directory }) => sourceFiles(directory).map((file) => `${group}/${folder}/${file}`))
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

const testsOf = new Map<string, string[]>([...Object.keys(rules), ...Object.keys(goals)].map((number) => [number, []]))
const unknown: string[] = []
for (const file of files) {
  for (const number of rulesOf(join(root, file))) {
    const tests = testsOf.get(number)
    if (tests) tests.push(file)
    else unknown.push(`${number} in ${file}`)
  }
}

const linksTo = (number: string): string =>
  testsOf
    .get(number)!
    .map((file) => `[${file.replace(/^.*\//, '')}](../${file})`)
    .join(', ')

/** The page of behaviours as Markdown. */
function behavioursPage(): string {
  const numbers = Object.keys(rules)
  const missing = numbers.filter((number) => testsOf.get(number)!.length === 0).length
  const rows = Object.entries(rules).map(
    ([number, title]) => `| ${number} | ${title} | ${linksTo(number) || 'not yet tested'} |`,
  )
  return [
    '# Behaviours',
    '',
    'What the site does, rule by rule, and the tests that hold it to that: a rule’s number stands in their titles.',
    `${numbers.length - missing} of ${numbers.length} rules have a test.`,
    '',
    'This page is made from the titles of the tests and from `tooling/repository/rules.json`:',
    '`npx pnpm --filter @signpost/repository run behaviours` writes it anew.',
    '',
    '| Rule | What | Tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** The page of reliability goals as Markdown. */
function reliabilityPage(): string {
  const rows = Object.entries<Goal>(goals).map(([number, { goal, benchmark, reason }]) => {
    const evidence = [linksTo(number), benchmark && `benchmark [${benchmark}](../benchmarks/${benchmark}.js)`, reason]
    return `| ${number} | ${goal} | ${evidence.filter(Boolean).join('; ')} |`
  })
  return [
    '# Reliability',
    '',
    'Goals of reliability, security and scale, and the evidence for each: tests that have its number in their titles, a benchmark',
    'that prints its figure beside a control, or the reason why there is neither.',
    '',
    'This page is generated from the titles of the tests and from `tooling/repository/goals.json`:',
    '`npx pnpm --filter @signpost/repository run behaviours` writes it.',
    '',
    '| Goal | What | Evidence |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

test('titles name no rule and no goal that is not in the lists', () => {
  expect(unknown).toEqual([])
})

test('docs/behaviours.md says which rules have tests', async () => {
  await expect(behavioursPage()).toMatchFileSnapshot(join(root, 'docs/behaviours.md'))
})

test('docs/reliability.md has the evidence for each goal', async () => {
  await expect(reliabilityPage()).toMatchFileSnapshot(join(root, 'docs/reliability.md'))
})

test.each(Object.entries<Goal>(goals))(
  'goal %s has a test, a benchmark that exists, or a reason',
  (number, { benchmark, reason }) => {
    expect([testsOf.get(number)!.length > 0, benchmark, reason]).not.toEqual([false, undefined, undefined])
    expect(benchmark === undefined || existsSync(join(root, 'benchmarks', `${benchmark}.js`))).toBe(true)
  },
)
