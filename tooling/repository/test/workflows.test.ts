import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './workspaces.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  permissions?: Record<string, string> | undefined
  steps: Step[]
}

interface Workflow {
  permissions?: Record<string, string> | undefined
  jobs: Record<string, Job>
}

const folder = join(root, '.github/workflows')
const jobs = readdirSync(folder).flatMap((file) => {
  const { permissions, jobs } = parse(readFileSync(join(folder, file), 'utf8')) as Workflow
  return Object.entries(jobs).map(
    ([name, job]) => [`${file} ${name}`, { ...job, permissions: job.permissions ?? permissions }] as const,
  )
})
const mayWrite = ({ permissions }: Job): boolean =>
  permissions === undefined || Object.values(permissions).includes('write')

describe.each(jobs)('%s', (_name, job) => {
  test('leaves no token in the checkout', () => {
    for (const { uses, with: options } of job.steps) {
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false)
    }
  })

  test('R78 names each action by its commit', () => {
    for (const { uses } of job.steps) if (uses !== undefined) expect(uses).toMatch(/@[\da-f]{40}$/)
  })

  test('has no right to write where it runs tests or install scripts of dependencies', () => {
    const commands = job.steps.flatMap(({ run }) => run?.split('\n') ?? [])
    const untrusted = commands.filter(
      (line) =>
        /\.ci\/run|npm (?:test|run)|scripts\/run\.js/.test(line) && !line.includes('npm_config_ignore_scripts=true'),
    )
    expect(mayWrite(job) ? untrusted : []).toEqual([])
  })
})

test('R29 the tests have the whole history, to compare with', () => {
  const { jobs } = parse(readFileSync(join(folder, 'ci.yml'), 'utf8')) as Workflow
  const checkouts = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
  )
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0])
})

test('a release publishes in a job of its own, after the tests', () => {
  const { jobs } = parse(readFileSync(join(folder, 'release.yml'), 'utf8')) as {
    jobs: Record<string, Job & { needs?: string }>
  }
  const publishing = Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run?.includes('npm publish')))
  expect(publishing.map(({ needs }) => needs)).toEqual(['test'])
  expect(jobs['test']!.steps.some(({ run }) => run === 'bash .ci/run')).toBe(true)
  expect(mayWrite({ permissions: { contents: 'read' }, ...jobs['test']! })).toBe(false)
})
