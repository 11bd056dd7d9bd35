import { print, printable, printError } from '@signpost/diagnostics'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { acceptReports, compareReports } from '@signpost/api-review/reports'
import { writablePath, writeFilesIn } from '@signpost/files'
import { findPackages } from '@signpost/files/find-packages'
import { extractReports } from '../reports/reports.ts'
import { usesPlugAndPlay } from '../packages/plug-and-play.ts'
import { startSteps, type Steps } from '../steps/steps.ts'
import { inspectRepository } from './inspect-repository.ts'
import { planInit } from './plan-init.ts'
import { docsScript } from './script-names.ts'
import type { FileChange, InitRequest, Repository } from './repository.ts'

/** How `init` writes. */
export interface InitOptions extends InitRequest {
  /** Writes without asking. */
  yes?: boolean
  /** Prints the plan only. */
  dryRun?: boolean
  /** File for the plan as JSON. */
  json?: string
}

const reportsFolder = 'api-reports'

/**
 * Adds Signpost to a repository: shows the changes, asks, and writes them and the first API reports.
 *
 * @returns The exit code: 0 when the repository is set up or would be, 1 when nobody could be asked or the answer was no.
 * @throws RootError when the root has no packages, or no package.json; `SourceError` and `OutputError` for a file that cannot be
 *   read, or is a link out of the root. Then nothing is written.
 */
export async function init(
  root: string,
  { yes = false, dryRun = false, json, ...request }: InitOptions,
  steps: Steps = startSteps(),
): Promise<number> {
  const repository = inspectRepository(root)
  const changes = planInit(repository, request)
  const hasReports = existsSync(join(root, reportsFolder))
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ ...shown(repository), changes }, undefined, 2)}\n`)
  print(describePlan(repository, changes, hasReports))

  const writes = changes.filter((change) => 'text' in change)
  if (dryRun || (writes.length === 0 && hasReports)) return 0
  if (!yes && !(await confirmed('Write these files?', 'init --yes'))) return 1

  writablePath(root, reportsFolder)
  writeFilesIn(root, new Map(writes.map(({ path, text }) => [path, text])))
  if (!hasReports) await writeReports(root, repository, steps)
  const { version } = repository
  const isAdded = writes.some(
    ({ path, text }) => path.endsWith('package.json') && text.includes(`"@signpost/signpost": "^${version}"`),
  )
  print(nextSteps(repository, isAdded, usesPlugAndPlay(root)))
  return 0
}

function shown({ manager, layout, packages, turbo }: Repository): object {
  return { manager, layout, turborepo: turbo !== undefined, packages: packages.map(({ name }) => name) }
}

/** One line per change. */
export function describeChanges(changes: readonly FileChange[]): string[] {
  const verbs = { create: 'create', change: 'change', remove: 'remove', leave: 'leave ' }
  return changes.map(({ kind, path, about }) => `  ${verbs[kind]}  ${printable(path)}: ${about}`)
}

/** The plan in words: what was found, then one line per file. */
export function describePlan(repository: Repository, changes: readonly FileChange[], hasReports: boolean): string {
  const { manager, packages, turbo, files } = repository
  const runner = turbo !== undefined ? ', Turborepo' : files.has('nx.json') ? ', Nx' : ''
  const names = packages.map(({ name }) => printable(name))
  const few = names.length > 5 ? [...names.slice(0, 5), `and ${names.length - 5} more`] : names
  const lines = describeChanges(changes)
  if (!hasReports) lines.push(`  create  ${reportsFolder}/: the first API report of each package`)
  return [
    `${manager.replace('-', ' ')}${runner}, ${names.length} ${names.length === 1 ? 'package' : 'packages'}: ${few.join(', ')}`,
    ...(lines.length === 0 ? ['Nothing to do: everything is there already.'] : lines),
  ].join('\n')
}

/**
 * Asks in the terminal.
 *
 * @param command - Command that does not ask, for the message where there is no terminal.
 */
export async function confirmed(question: string, command: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) {
    printError(`Found no terminal to ask in, so nothing was written. Run \`signpost ${command}\` to write the files.`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(?:y|yes)?$/i.test((await terminal.question(`${question} [Y/n] `)).trim())
  } finally {
    terminal.close()
  }
}

/** Writes the first reports. A package that cannot be extracted has none yet. */
async function writeReports(root: string, { packages }: Repository, steps: Steps): Promise<void> {
  const paths = new Set(packages.map(({ path }) => path))
  const found = findPackages(root).packages.filter(({ path }) => paths.has(path))
  const { reports, failures } = await extractReports(found, steps)
  acceptReports(root, compareReports({ committed: new Map(), extracted: reports }), reports)
  if (failures.length > 0) printError(`${failures.join('\n')}\nThese packages have no API report yet.`)
}

function nextSteps(repository: Repository, isAdded: boolean, isPlugAndPlay: boolean): string {
  const { manager, out } = repository
  const name = manager === 'yarn-classic' ? 'yarn' : manager
  const install = manager === 'rush' ? 'rush update-autoinstaller --name signpost' : `${name} install`
  const run = manager === 'rush' ? 'rush' : manager === 'deno' ? 'deno task' : `${name} run`
  return [
    'Next:',
    ...(isPlugAndPlay ? ["  set `nodeLinker: node-modules` in .yarnrc.yml: archives of Plug'n'Play are not read"] : []),
    ...(isAdded || isPlugAndPlay ? [`  ${install}`] : []),
    `  ${run} ${docsScript(repository, 'build')}    pages in ${out}/`,
    `  ${run} ${docsScript(repository, 'dev')}      pages that follow your edits`,
    `  ${run} api:update    accepts a changed API: commit its report`,
  ].join('\n')
}
