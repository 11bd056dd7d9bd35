import { parseArgs } from 'node:util'
import { requireNodeVersion } from './node-version.js'

// `npm run check:changed [-- --base origin/main]`: checks the workspaces that differ from a branch, uncommitted edits included.
// Runs lint and format, the unit tests of changed workspaces, type checks of everything that depends on them, and compares
// the API reports. Dependents' tests, the site and the browser tests are left to `npm test`.
async function main() {
  const { chromium } = await import('./chromium.js')
  const { changedSince } = await import('./changed.js')
  const { environment, run } = await import('./environment.js')
  const { setup } = await import('./setup.js')

  const { values } = parseArgs({ options: { base: { type: 'string' } } })
  const found = changedSince(values.base)
  if (found.problem) {
    console.error(found.problem)
    process.exitCode = 2
    return
  }
  if (found.same) {
    console.log(found.same)
    return
  }
  await setup()
  const env = { ...environment, SIGNPOST_CHROMIUM: await chromium() }
  const steps = [
    ['types', ['turbo', 'run', 'typecheck', `--filter=...[${found.commit}]`]],
    ['lint and format', ['turbo', 'run', 'lint']],
    ['unit tests', ['turbo', 'run', 'test', `--filter=[${found.commit}]`]],
    [
      'API reports',
      ['turbo', 'run', 'api:extract', 'build', '--filter=./packages/*', '--filter=@signpost/api-review'],
      [process.execPath, 'tooling/api-review/bin.js', 'check'],
    ],
  ]
  const failed = []
  for (const [name, ...commands] of steps) {
    console.log(`\n== ${name}`)
    for (const [command, ...args] of commands) {
      const quiet = command === 'turbo' ? ['--output-logs=errors-only'] : []
      const { code } = await run(command, [...args, ...quiet], { env })
      if (code === 0) continue
      failed.push(name)
      break
    }
  }
  console.log(
    failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${steps.map(([name]) => name).join(', ')}`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}

requireNodeVersion()
main()
