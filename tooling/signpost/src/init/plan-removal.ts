import { isDeepStrictEqual } from 'node:util'
import { jsonValue, withoutJson } from './edit-json.ts'
import { addedValues, createdFiles, ignoredHead, ignoredLines, scripts, type Values } from './plan-init.ts'
import {
  deployments,
  mcpEditors,
  type FileChange,
  type McpEditor,
  type NewFile,
  type Repository,
} from './repository.ts'
import { planRushRemoval } from './rush.ts'

const editors = Object.keys(mcpEditors) as McpEditor[]

/**
 * Plans to take back what `init` wrote, by any of its options. A value or file that is not as `init` writes it belongs to the author:
 * it is left, and the plan says so.
 *
 * @returns Changes in the order in which they are shown; none where nothing of `init` is left.
 */
export function planRemoval(repository: Repository): FileChange[] {
  const request = { review: true, mcp: editors }
  const files = [
    ...(repository.files.has('typedoc.json') ? createdFiles(repository, { from: 'typedoc' }) : []),
    ...createdFiles(repository, request),
    ...deployments.flatMap((deploy) => createdFiles(repository, { deploy }).slice(1)),
  ]
  return [
    ...removedFiles(repository, files),
    ...[...addedValues(repository, request)].map(([path, values]) => removedValues(repository, path, values)),
    ...(repository.manager === 'rush' ? planRushRemoval(repository, Object.keys(scripts(repository, request))) : []),
    removedLines(repository),
  ].filter((change) => change !== undefined)
}

/** Files with the text of `init`. One that several options write differently is as one of them has it. */
function removedFiles({ files }: Repository, known: readonly NewFile[]): FileChange[] {
  return [...new Set(known.map(({ path }) => path))].flatMap((path): FileChange[] => {
    const present = files.get(path)?.replaceAll('\r\n', '\n')
    if (present === undefined) return []
    const isOwn = known.some((one) => one.path === path && one.text === present)
    return [
      isOwn
        ? { kind: 'remove', path, about: 'as `init` wrote it' }
        : { kind: 'leave', path, about: 'it was edited; remove it yourself if you need it no longer' },
    ]
  })
}

function removedValues({ files, turbo }: Repository, path: string, values: Values): FileChange | undefined {
  const before = files.get(path)
  if (before === undefined) return undefined
  const present = values.filter(([keys]) => jsonValue(before, keys) !== undefined)
  const own = present.filter(
    // The version of Signpost is newer after an update.
    ([keys, value]) => keys.at(-1) === '@signpost/signpost' || isDeepStrictEqual(jsonValue(before, keys), value),
  )
  const left = present.filter((one) => !own.includes(one)).map(([keys]) => `${keys.join('.')} is left`)
  if (own.length === 0) return left.length === 0 ? undefined : { kind: 'leave', path, about: left.join(', ') }
  // Turborepo needs its object of tasks, so that `init` has found one.
  const text = own.reduce((edited, [keys]) => withoutJson(edited, keys, path !== turbo), before)
  const about = [...own.map(([keys]) => keys.join('.')), ...left].join(', ')
  const isOwn = !path.endsWith('package.json') && /^\s*\{\s*\}\s*$/.test(text)
  return isOwn ? { kind: 'remove', path, about } : { kind: 'change', path, text, about }
}

/** Lines below the heads of `init` in `.gitignore`. The same lines elsewhere may be the author's: the plan says that they are left. */
function removedLines(repository: Repository): FileChange | undefined {
  const path = '.gitignore'
  const before = repository.files.get(path)
  const own = new Set(ignoredLines(repository))
  const lines = before?.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const removed = new Set<number>()
  lines.forEach((line, at) => {
    const isOwn = own.has(line.trim()) && removed.has(at - 1)
    if (isOwn || line.trim() === ignoredHead) removed.add(at)
  })
  const left = lines.flatMap((line, at) => (own.has(line.trim()) && !removed.has(at) ? [`${line.trim()} is left`] : []))
  if (removed.size === 0) return left.length === 0 ? undefined : { kind: 'leave', path, about: left.join(', ') }
  const gone = lines.filter((line, at) => removed.has(at) && line.trim() !== ignoredHead).map((line) => line.trim())
  const about = [...gone, ...left].join(', ')
  if (removed.size === lines.length) return { kind: 'remove', path, about }
  const isOpen = before?.endsWith('\n') === false
  const text = lines.filter((_, at) => !removed.has(at)).join('')
  return { kind: 'change', path, text: isOpen ? text.replace(/\r?\n$/, '') : text, about }
}
