import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { alone } from '../tooling/library-tests/alone.js'
import { chromium } from './chromium.js'
import { environment, root, run } from './environment.js'
import { readResults } from './test-results.js'

/** Parts of `npm test`, each with the tasks that run before its tests. CI runs them beside each other. */
const tasksOf = {
  unit: ['typecheck', 'lint', 'build', 'build:server', 'workbench', 'api:extract', 'check'],
  browser: ['build', 'build:server', 'workbench', 'prerender'],
  repository: ['build', 'build:server', 'workbench', 'prerender', 'api:extract'],
}

/** Workspaces whose unit tests take longest. */
const longest = [
  '@signpost/signpost',
  '@signpost/library-tests',
  '@signpost/symbol-graph',
  '@signpost/api-review',
  '@signpost/site',
]

/** Names of the parts: `unit` has types, lint, API reports and links too. */
export const parts = Object.keys(tasksOf)

/**
 * Runs every check of the repository, or of some of its parts, all of them whatever fails.
 *
 * A step without test cases of its own (types, lint, reports, links) counts as one test.
 *
 * @param {{ retries: number, chosen: readonly string[] }} options - How often a failed browser test runs again, and which parts run.
 * @returns {Promise<number>} The exit code.
 */
export async function runTests({ retries, chosen }) {
  const env = { ...environment, SIGNPOST_CHROMIUM: await chromium(), SIGNPOST_RETRIES: String(retries) }
  const steps = []
  const step = (name, code, results = []) => steps.push({ name, code, ...readResults(results) })
  const runStep = async (name, action, results = []) => {
    console.log(`\n== ${name}`)
    for (const file of results) rmSync(file, { force: true })
    step(name, (await action()).code, results)
  }

  // In one run, so that no core waits for the last task of a step.
  const meter = startMeter()
  const tasks = [...new Set(chosen.flatMap((part) => tasksOf[part]))]
  console.log(`\n== ${tasks.join(', ')}`)
  const failed = await runTasks(tasks, env)
  meter.print('build, types and lint')
  if (chosen.includes('unit')) {
    step('types', failed('typecheck'))
    step('lint', failed('lint'))
  }
  step(
    chosen.includes('unit') ? 'site: build, prerender, links' : 'site: build, prerender',
    failed('build', 'build:server', 'workbench', 'graph:build', 'content:build', 'prerender', 'check'),
  )

  if (chosen.includes('unit'))
    await runStep('API reports', async () =>
      failed('api:extract') ? { code: 1 } : run(process.execPath, ['tooling/api-review/bin.js', 'check'], { env }),
    )
  const tested = workspaces()
  // `tooling/library-tests` runs their tests, in one process.
  const together = tested.filter(({ isTogether }) => isTogether)
  // Beside each other: a browser test mostly waits, and leaves a core to the unit tests.
  await Promise.all([
    chosen.includes('unit') &&
      runStep(
        'unit tests',
        async () => {
          // Turborepo starts tasks in any order: a long one that comes last would leave a core idle.
          const first = await runTasks(['test'], env, longest)
          const done = [...longest, ...together.map(({ name }) => name)]
          const others = await runTasks(
            ['test'],
            env,
            done.map((name) => `!${name}`),
          )
          return { code: first('test') || others('test') }
        },
        tested.filter((one) => !together.includes(one)).map(({ folder }) => join(folder, '.test', 'results.json')),
      ),
    chosen.includes('browser') &&
      runStep('browser tests', () => run('pnpm', ['--filter', '@signpost/site', '--silent', 'run', 'e2e'], { env }), [
        join(root, 'apps', 'site', '.test', 'e2e.json'),
      ]),
  ])
  meter.print('tests of units and in browsers')
  if (chosen.includes('repository')) {
    // Alone: it takes outputs of the build away, to see them restored.
    await runStep(
      'repository: layers, cache, setup, packages',
      () => run('pnpm', ['--filter', '@signpost/repository', '--silent', 'run', 'check:repository'], { env }),
      [join(root, 'tooling', 'repository', '.test', 'repository.json')],
    )
    meter.print('tests of the repository')
  }

  const total = { passed: 0, failed: 0 }
  console.log('')
  for (const { name, code, passed, failed, missing, problems } of steps) {
    // A step that ended badly has failed, even when none of its test cases says so.
    const outcome =
      passed + failed === 0
        ? { passed: code ? 0 : 1, failed: code ? 1 : 0 }
        : { passed, failed: failed || (code ? 1 : 0) }
    outcome.failed += missing.length
    total.passed += outcome.passed
    total.failed += outcome.failed
    console.log(`${outcome.failed ? 'FAIL' : 'ok  '} ${name}: ${outcome.passed} passed, ${outcome.failed} failed`)
    // Repeated here, because the output of a step may be far up, or cut.
    for (const file of missing) console.log(`     no results in ${file.slice(root.length + 1)}`)
    for (const { title, message } of problems) console.log(`     failed: ${title}\n       ${message}`)
  }
  const flaky = steps.flatMap((one) => one.flaky)
  if (flaky.length > 0) console.log('\nflaky: passed at the second try')
  for (const { file, title, message, trace } of flaky) {
    console.log(
      `     ${relative(root, file)}: ${title}\n       ${message}${trace ? `\n       trace: ${relative(root, trace)}` : ''}`,
    )
  }
  const slowest = steps.flatMap(({ durations }) => durations).sort((a, b) => b.seconds - a.seconds)
  console.log('\nslowest test files, in seconds; a cached one as when it ran')
  for (const { file, seconds } of slowest.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(9)} ${relative(root, file)}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

/** Measures how long a part of the run takes, and which share of all cores works meanwhile: an idle core could take more of it. */
function startMeter() {
  const read = () => {
    const times = cpus().map((core) => core.times)
    const idle = times.reduce((sum, core) => sum + core.idle, 0)
    return {
      at: Date.now(),
      idle,
      all: times.reduce((sum, core) => sum + core.user + core.nice + core.sys + core.irq, idle),
    }
  }
  let last = read()
  return {
    print(name) {
      const now = read()
      const busy = 1 - (now.idle - last.idle) / (now.all - last.all)
      console.log(
        `\n${name}: ${Math.round((now.at - last.at) / 1000)} s, ${Math.round(busy * 100)} % of the cores busy`,
      )
      last = now
    },
  }
}

/**
 * Runs tasks, and those that do not depend on a failed one to the end.
 *
 * @param only - Names of workspaces, or each one left out with `!`; by default, all run.
 * @returns {Promise<(...names: string[]) => number>} The exit code of tasks by name: 0 when all that have one of the names
 *   have succeeded.
 */
async function runTasks(names, env, only = []) {
  const summaries = join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const { code } = await run(
    'turbo',
    [
      'run',
      ...names,
      ...only.map((name) => `--filter=${name}`),
      '--continue=dependencies-successful',
      '--output-logs=errors-only',
      '--summarize',
    ],
    { env },
  )
  const [file] = existsSync(summaries) ? readdirSync(summaries) : []
  // Without a summary nothing is known to have run.
  if (file === undefined) return () => code || 1
  const { tasks } = JSON.parse(readFileSync(join(summaries, file), 'utf8'))
  const present = tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  // A task that waited for a failed one was never started.
  const succeeded = ({ execution }) => execution?.exitCode === 0
  if (code !== 0 && present.every(succeeded)) return () => code
  return (...wanted) => {
    const found = present.filter(({ task }) => wanted.includes(task))
    return found.length > 0 && found.every(succeeded) ? 0 : 1
  }
}

/** Workspaces that have a `test` script. */
function workspaces() {
  return ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((base) => ({ folder: join(root, group, base), isTogether: group === 'packages' && !alone.includes(base) }))
      .filter(({ folder }) => existsSync(join(folder, 'package.json')))
      .map((one) => ({ ...one, ...JSON.parse(readFileSync(join(one.folder, 'package.json'), 'utf8')) }))
      .filter(({ scripts }) => scripts?.test),
  )
}
