import { join } from 'node:path'
import { expect, test } from 'vitest'
import rules from '../rules.json' with { type: 'json' }
import { rulesOf } from './rule-tests.ts'
import { root, sourceFiles, workspaces } from './workspaces.ts'

/** Where titles of tests carry the numbers of rules: the site and the tools that make it. */
const files = workspaces()
  .filter(({ group }) => group !== 'packages')
  .flatMap(({ group, folder, directory }) => sourceFiles(directory).map((file) => `${group}/${folder}/${file}`))
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

const numbers = Object.keys(rules)
const testsOf = new Map<string, string[]>(numbers.map((number) => [number, []]))
const unknown: string[] = []
for (const file of files) {
  for (const number of rulesOf(join(root, file))) {
    const tests = testsOf.get(number)
    if (tests) tests.push(file)
    else unknown.push(`${number} in ${file}`)
  }
}

/** The page of behaviours as Markdown. */
function page(): string {
  const missing = [...testsOf.values()].filter((tests) => tests.length === 0).length
  const rows = Object.entries(rules).map(([number, title]) => {
    const tests = testsOf.get(number)!.map((file) => `[${file.replace(/^.*\//, '')}](../${file})`)
    return `| ${number} | ${title} | ${tests.length > 0 ? tests.join(', ') : 'not yet tested'} |`
  })
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

test('titles name no rule that is not in the list', () => {
  expect(unknown).toEqual([])
})

test('docs/behaviours.md says which rules have tests', async () => {
  await expect(page()).toMatchFileSnapshot(join(root, 'docs/behaviours.md'))
})
