import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, run } from './environment.js'
import { remoteCacheProblem } from './remote-cache.js'

const stamp = join(root, 'node_modules', '.signpost-setup')

/**
 * Installs the dependencies by the lockfile, unless that was done for exactly these manifests already.
 *
 * pnpm comes from `node_modules` once it is there, and from `npx` before: nothing is installed outside the repository.
 * A failure is said in one sentence and ends the process with exit code 1.
 */
export async function setup() {
  const problem = remoteCacheProblem(process.env)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const local = join(root, 'node_modules', 'pnpm', 'package.json')
  const isLocal = existsSync(local) && packageManager === `pnpm@${JSON.parse(readFileSync(local, 'utf8')).version}`
  const install = ['install', '--frozen-lockfile', '--prefer-offline']
  console.log('Installing dependencies ...')
  // `npm --silent` and `pnpm --silent` make every npm and pnpm below them silent, and a failure without its reason.
  const quiet = {
    quiet: true,
    env: { ...environment, npm_config_loglevel: 'notice', npm_config_reporter: 'append-only' },
  }
  const { code, output } = isLocal
    ? await run('pnpm', install, quiet)
    : await run('npx', ['--yes', packageManager, ...install], quiet)
  if (code !== 0) {
    console.error(explain(output))
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** A hash of everything that decides what is installed. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules)
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const name of readdirSync(join(root, group)).sort()) files.push(join(group, name, 'package.json'))
  }
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** The one sentence for a failed installation; the package manager's own words follow when there is none for it. */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|META_FETCH_FAIL|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The dependencies could not be installed because the npm registry was not reached: check the network or the registry npm is set to, then run the command again.'
  }
  if (/OUTDATED_LOCKFILE|FROZEN_LOCKFILE/.test(output)) {
    return 'pnpm-lock.yaml does not match the manifests: run `npx pnpm install` and commit the lockfile.'
  }
  if (/ENOSPC/.test(output))
    return 'The dependencies could not be installed because the disk is full: free some space and run the command again.'
  return `The dependencies could not be installed; pnpm said:\n${output.trim()}`
}
