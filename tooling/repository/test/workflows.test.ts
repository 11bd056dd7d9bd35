import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './workspaces.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  strategy?: { matrix: Record<string, unknown> }
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
const hasSecret = (job: Job): boolean => /\bsecrets\.|\bgithub\.token\b/.test(JSON.stringify(job))
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

  // The rest of such a job may run code that a dependency left behind: a Git hook, a program in the PATH, a variable.
  test('has no right to write, and no secret, where it installs, builds or runs dependencies', () => {
    const runsDependencies = job.steps.some(
      ({ run }) =>
        run !== undefined && /\.ci\/run|\b(?:npm|pnpm) (?:ci|install|run|test|exec)\b|\bnpx\b|\bnode /.test(run),
    )
    expect({ mayWrite: runsDependencies && mayWrite(job), hasSecret: runsDependencies && hasSecret(job) }).toEqual({
      mayWrite: false,
      hasSecret: false,
    })
  })
})

const workflow = (file: string): Workflow & { on: object } =>
  parse(readFileSync(join(folder, file), 'utf8')) as Workflow & { on: object }

test('R29 the tests have the whole history, to compare with', () => {
  const checkouts = ['ci.yml', 'nightly.yml']
    .flatMap((file) => Object.values(workflow(file).jobs))
    .flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, 0])
})

test('CI runs every part of the tests beside each other, the unit tests on every supported line of Node', async () => {
  const { parts } = (await import(join(root, 'scripts/run-tests.js'))) as { parts: string[] }
  const { strategy, steps } = workflow('ci.yml').jobs['test']!
  const runs = strategy!.matrix['include'] as { part: string; node: string }[]
  expect([...new Set(runs.map(({ part }) => part))].sort()).toEqual([...parts].sort())
  expect(runs.filter(({ part }) => part === 'unit').map(({ node }) => node)).toEqual(['20.19', '22', '24'])
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['bash .ci/run ${{ matrix.part }}'])
})

test('what the tests of a change leave out runs each night, all of it whatever fails', () => {
  const { on, jobs } = workflow('nightly.yml')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const { strategy, steps } = jobs['long']!
  expect(on).toHaveProperty('schedule')
  const commands = strategy!.matrix['script'] as string[]
  expect(commands.map((command) => command.split(' ')[0])).toEqual(['test:long', 'attack', 'test:install'])
  for (const command of commands) expect(scripts).toHaveProperty([command.split(' ')[0]!])
  expect(strategy).toMatchObject({ 'fail-fast': false })
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm run ${{ matrix.script }}'])
})

test('the configuration of the installations runs them, and nothing else', () => {
  const here = join(root, 'tooling/repository')
  const vitest = join(here, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'list', '--filesOnly', '--json', '--config', 'vitest.install.config.js']
  const listed = execFileSync(process.execPath, args, { cwd: here, encoding: 'utf8' })
  const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) => basename(file))
  expect(files.sort()).toEqual(readdirSync(join(here, 'install')).sort())
  expect(files.length).toBeGreaterThan(1)
})

test('each test that has a long run is in the command for it', () => {
  const files = ['apps', 'packages', 'tooling'].flatMap((group) =>
    execFileSync('git', ['ls-files', '--', `${group}/*.test.ts`, `${group}/*.spec.ts`], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n'),
  )
  const long = files
    .filter((file) => existsSync(join(root, file)))
    .filter((file) => /SIGNPOST_LONG|from '\.\/long\.ts'/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => /([\w-]+)\.(?:test|spec)\.ts$/.exec(file)![1]!)
    .filter((name) => name !== 'workflows')
  const command = readFileSync(join(root, 'scripts/test-long.js'), 'utf8')
  expect(long.length).toBeGreaterThan(3)
  expect(long.filter((name) => !command.includes(`'${name}'`))).toEqual([])
})

test('a release publishes what a job packed in which no test ran, after the tests', () => {
  const { jobs } = parse(readFileSync(join(folder, 'release.yml'), 'utf8')) as {
    jobs: Record<string, Job & { needs?: string }>
  }
  const jobsThat = (runs: RegExp): string[] =>
    Object.entries(jobs).flatMap(([name, { steps }]) => (steps.some(({ run }) => runs.test(run ?? '')) ? [name] : []))
  const [publishing, packing, testing] = [jobsThat(/npm publish/), jobsThat(/ pack /), jobsThat(/^bash \.ci\/run$/)]
  expect([publishing.length, packing.length, testing.length]).toEqual([1, 1, 1])
  expect(new Set([...publishing, ...packing, ...testing]).size).toBe(3)
  expect([jobs[publishing[0]!]!.needs, jobs[packing[0]!]!.needs]).toEqual([packing[0], testing[0]])
})

test('the pull request of a release takes only files that a release changes from the job that made them', () => {
  const { jobs } = parse(readFileSync(join(folder, 'release.yml'), 'utf8')) as Workflow
  const command = jobs['propose']!.steps.map(({ run }) => run ?? '').join('\n')
  const included = Array.from(command.matchAll(/--include=(\S+)/g), ([, glob]) => glob!.replaceAll("'", ''))
  expect(included).toEqual(['.changeset/*', '*/package.json', '*/CHANGELOG.md', 'api-reports/*', 'pnpm-lock.yaml'])
})
