import { writeFileSync } from 'node:fs'
import gt from 'semver/functions/gt.js'
import { print } from '@signpost/diagnostics'
import { writeFilesIn } from '@signpost/files'
import { chooseVersions } from '../releases/choose-versions.ts'
import { NpmError } from '../releases/npm.ts'
import { npmLists, type ReadPublished } from '../releases/wanted-releases.ts'
import { StepError } from '../steps/step-error.ts'
import { confirmed, describeChanges, type InitOptions } from './init.ts'
import { inspectRepository } from './inspect-repository.ts'
import { planUpgrade } from './plan-upgrade.ts'
import type { Repository } from './repository.ts'

/**
 * Names the newest version of Signpost in the files that name one: shows the changes, asks, and writes them. Nothing is installed.
 *
 * @param read - Lists the published versions; default: npm's registry.
 * @returns The exit code: 0 when nothing is newer or the files name it, 1 when nobody could be asked or the answer was no.
 * @throws RootError when the root has no package.json; {@link StepError} when the registry does not answer.
 */
export async function upgrade(
  root: string,
  { yes = false, dryRun = false, json }: Pick<InitOptions, 'yes' | 'dryRun' | 'json'>,
  read: ReadPublished = npmLists(root),
): Promise<number> {
  const repository = inspectRepository(root)
  const newest = await newestVersion(read)
  const isNewer = gt(newest, repository.version)
  const changes = isNewer ? planUpgrade(repository, newest) : []
  if (json !== undefined) {
    const data = { installed: repository.version, newest, changes }
    writeFileSync(json, `${JSON.stringify(data, undefined, 2)}\n`)
  }
  if (!isNewer) {
    print(`Signpost ${repository.version} is the newest version.`)
    return 0
  }
  print(
    [`Signpost ${repository.version} runs; the newest version is ${newest}.`, ...describeChanges(changes)].join('\n'),
  )
  const writes = changes.filter((change) => 'text' in change)
  if (dryRun || writes.length === 0) {
    if (changes.length === 0) print(`No file here names another version than ${newest}. ${nextSteps(repository)}`)
    return 0
  }
  if (!yes && !(await confirmed('Write these files?', 'upgrade --yes'))) return 1
  writeFilesIn(root, new Map(writes.map(({ path, text }) => [path, text])))
  print(nextSteps(repository))
  return 0
}

async function newestVersion(read: ReadPublished): Promise<string> {
  try {
    const [newest] = chooseVersions('latest', await read('@signpost/signpost')) ?? []
    if (newest !== undefined) return newest
    throw new StepError('upgrade', 'The registry lists no version of @signpost/signpost.')
  } catch (error) {
    if (!(error instanceof NpmError)) throw error
    throw new StepError(
      'upgrade',
      `npm could not list @signpost/signpost: ${error.message}. Try again when the registry answers.`,
    )
  }
}

function nextSteps({ manager }: Repository): string {
  const name = manager === 'yarn-classic' ? 'yarn' : manager
  const install = manager === 'rush' ? 'rush update-autoinstaller --name signpost' : `${name} install`
  const run = manager === 'rush' ? 'rush' : manager === 'deno' ? 'deno task' : `${name} run`
  return [
    'Next:',
    `  ${install}`,
    '  signpost init --dry-run    what the new version would write besides',
    `  ${run} api:update    reports that another version writes otherwise: commit them by themselves`,
  ].join('\n')
}
