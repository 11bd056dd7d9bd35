import { isDeepStrictEqual } from 'node:util'
import { appendedJson, isJsonObject, jsonNames, jsonValue, withoutElements } from './edit-json.ts'
import type { FileChange, Repository } from './repository.ts'

// A Rush repository has no package.json in its root. An autoinstaller has the dependency, and global commands of Rush use it.

const folder = 'common/autoinstallers/signpost'
const commandLine = 'common/config/rush/command-line.json'

/** Folder of the programs that the autoinstaller installs, relative to the root. */
export const rushBin: string = `${folder}/node_modules/.bin`

/** Installed package, as a configuration in the root imports it. */
export const rushModule: string = `./${folder}/node_modules/@signpost/signpost`

/**
 * Plans the autoinstaller and a global command for each script.
 *
 * @param scripts - Command lines by name.
 */
export function planRush({ files, version }: Repository, scripts: Readonly<Record<string, string>>): FileChange[] {
  const dependencies = { '@signpost/signpost': `^${version}` }
  const path = `${folder}/package.json`
  const text = `${JSON.stringify({ name: 'signpost', version: '1.0.0', private: true, dependencies }, undefined, 2)}\n`
  return [
    ...(files.has(path) ? [] : [{ kind: 'create', path, about: 'the autoinstaller of the commands', text } as const]),
    ...globalCommands(files.get(commandLine), scripts),
  ]
}

function globalCommands(before: string | undefined, scripts: Readonly<Record<string, string>>): FileChange[] {
  if (before !== undefined && !isJsonObject(before))
    return [{ kind: 'leave', path: commandLine, about: 'it is no JSON object; correct it and run init again' }]
  const start = before ?? `${JSON.stringify({ commands: [] }, undefined, 2)}\n`
  const names = new Set(jsonNames(start, ['commands'], 'name'))
  const missing = Object.entries(scripts).filter(([name]) => !names.has(name))
  if (missing.length === 0) return []
  const text = missing.reduce((edited, [name, shellCommand]) => {
    const kind = { commandKind: 'global', autoinstallerName: 'signpost', safeForSimultaneousRushProcesses: true }
    return appendedJson(edited, ['commands'], { name, summary: `Runs \`${shellCommand}\`.`, ...kind, shellCommand })
  }, start)
  const about = missing.map(([name]) => name).join(', ')
  return [{ kind: before === undefined ? 'create' : 'change', path: commandLine, text, about }]
}

/** Plans to remove the autoinstaller and the global commands that use it. */
export function planRushRemoval({ files }: Repository, names: readonly string[]): FileChange[] {
  const path = `${folder}/package.json`
  const before = files.get(commandLine)
  const changes: FileChange[] = files.has(path) ? [{ kind: 'remove', path, about: 'the autoinstaller' }] : []
  if (before === undefined) return changes
  const removed: string[] = []
  const text = withoutElements(before, ['commands'], ({ name, autoinstallerName }) => {
    const isOwn = autoinstallerName === 'signpost' && names.some((one) => one === name)
    if (isOwn) removed.push(String(name))
    return isOwn
  })
  if (text === before) return changes
  const isEmpty = isDeepStrictEqual(jsonValue(text, []), { commands: [] })
  const about = removed.join(', ')
  return [
    ...changes,
    isEmpty ? { kind: 'remove', path: commandLine, about } : { kind: 'change', path: commandLine, text, about },
  ]
}
