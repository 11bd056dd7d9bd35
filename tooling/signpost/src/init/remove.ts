import { existsSync, lstatSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print, printable } from '@signpost/diagnostics'
import { writablePath, writeFilesIn } from '@signpost/files'
import { confirmed, describeChanges, type InitOptions } from './init.ts'
import { inFolder, inspectRepository } from './inspect-repository.ts'
import { planRemoval } from './plan-removal.ts'
import type { Repository } from './repository.ts'

/**
 * Takes back what `init` wrote: shows the changes, asks, and removes values, files and the `.api` folders of extractions. Reports,
 * pages and files that were edited stay, and are named.
 *
 * @returns The exit code: 0 when nothing of Signpost is left or would be, 1 when nobody could be asked or the answer was no.
 * @throws RootError when the root has no packages, or no package.json; `OutputError` for a file that is a link out of the root.
 *   Then nothing is removed.
 */
export async function removeInit(
  root: string,
  { yes = false, dryRun = false, json }: Pick<InitOptions, 'yes' | 'dryRun' | 'json'>,
): Promise<number> {
  const repository = inspectRepository(root)
  const changes = planRemoval(repository)
  const extractions = extractionFolders(root, repository)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ changes, folders: extractions }, undefined, 2)}\n`)
  const lines = [
    ...describeChanges(changes),
    ...extractions.map((path) => `  remove  ${printable(path)}/: doc models and API reports`),
  ]
  print(lines.length === 0 ? 'Nothing to do: nothing of `init` is here.' : lines.join('\n'))

  const edits = changes.filter((change) => change.kind !== 'leave')
  if (dryRun || edits.length + extractions.length === 0) return 0
  if (!yes && !(await confirmed('Remove them?', 'init --remove --yes'))) return 1
  writeFilesIn(root, new Map(edits.map((change) => [change.path, 'text' in change ? change.text : undefined])))
  for (const path of extractions) rmSync(writablePath(root, path), { recursive: true })
  const left = ['api-reports', repository.out].filter((path) => existsSync(join(root, path)))
  if (left.length > 0) print(`Left: ${left.map((path) => `${path}/`).join(', ')}. Delete what you need no longer.`)
  return 0
}

/** Folders `.api` of packages that an extraction wrote. A link is none. */
function extractionFolders(root: string, { packages }: Repository): string[] {
  return packages
    .map(({ path }) => inFolder(path, '.api'))
    .filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true)
    .filter((path) => existsSync(join(root, path, 'extraction.json')))
}
