import { applyEdits, modify } from 'jsonc-parser'
import valid from 'semver/functions/valid.js'
import { jsonString } from './edit-json.ts'
import type { FileChange, Repository } from './repository.ts'

const own = '@signpost/signpost'
const files = ['package.json', 'common/autoinstallers/signpost/package.json']
const sections = ['devDependencies', 'dependencies', 'optionalDependencies']

/**
 * Plans another version of Signpost: a range keeps its form (`^`, `~` or exact). One that names a catalog or another place is left.
 *
 * @returns Changes in the order in which they are shown; none where no file names Signpost, or all name the version already.
 */
export function planUpgrade({ files: present }: Pick<Repository, 'files'>, version: string): FileChange[] {
  return files.flatMap((path) => {
    const text = present.get(path)
    return text === undefined ? [] : sections.flatMap((section) => changeOf(path, text, [section, own], version) ?? [])
  })
}

function changeOf(path: string, text: string, keys: string[], version: string): FileChange | undefined {
  const range = jsonString(text, keys)
  if (range === undefined) return undefined
  const [, form = '', written = ''] = /^([~^]?)(.*)$/s.exec(range) ?? []
  const about = `${keys.join('.')} ${range}`
  if (valid(written) === null)
    return { kind: 'leave', path, about: `${about} is no single version; change it yourself to ${version}` }
  const next = `${form}${version}`
  if (next === range) return undefined
  return { kind: 'change', path, text: applyEdits(text, modify(text, keys, next, {})), about: `${about} -> ${next}` }
}
