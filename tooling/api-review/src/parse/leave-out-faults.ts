import { preProcess } from './imported-files.ts'
import { type Fault, findFault } from './find-fault.ts'
import { createReach } from './reached-files.ts'
import type { Side } from './side.ts'

/** Sides without what cannot be read, and a sentence for each file that was left out. */
export interface Readable {
  base: Side
  head: Side
  problems: string[]
}

/**
 * Leaves out files that cannot be decoded or parsed, on both sides: on one only, everything they declare would seem to be gone.
 * Files that no entry point reaches do not matter. An entry point is left out when its own file is, or when it reaches such a file
 * that the other side does not have.
 *
 * @throws Error with all sentences when no entry point is left to compare.
 */
export function leaveOutFaults(base: Side, head: Side): Readable {
  const [ours, theirs] = [faultsOf(base), faultsOf(head)]
  const faulty = new Set([...ours.faults.keys(), ...theirs.faults.keys()])
  if (faulty.size === 0) return { base, head, problems: [] }
  const isImported = (path: string) =>
    [ours, theirs].some(({ reached }) =>
      [...reached.values()].some(([start, ...others]) => start !== path && others.includes(path)),
    )
  const isUnchanged = (path: string) => isSameWhole(path, base, head) && !isImported(path)
  const all = [...sentencesOf(base, ours), ...sentencesOf(head, theirs)]
  const problems = [...sentencesOf(base, ours, isUnchanged), ...sentencesOf(head, theirs, isUnchanged)]
  const isOneSided = (path: string) => !isPartOf(base, path) || !isPartOf(head, path)
  const isLostOf = ({ entries }: Side, { reached }: Faults, entry: string) =>
    faulty.has(entries.get(entry) ?? '') ||
    [...(reached.get(entry) ?? [])].some((path) => faulty.has(path) && isOneSided(path))
  const isLost = (entry: string) => isLostOf(base, ours, entry) || isLostOf(head, theirs, entry)
  const lost = new Set([...base.entries.keys(), ...head.entries.keys()].filter(isLost))
  const without = (side: Side): Side => ({
    ...side,
    files: new Map([...side.files].filter(([path]) => !faulty.has(path))),
    unreadable: new Map([...faulty].map((path) => [path, ''])),
    entries: new Map([...side.entries].filter(([entry]) => !lost.has(entry))),
  })
  const rest = { base: without(base), head: without(head), problems }
  if (![...rest.base.entries.keys()].some((entry) => rest.head.entries.has(entry))) throw new Error(all.join('\n'))
  const unknown = [...lost].filter((entry) => !isUnchanged(base.entries.get(entry) ?? ''))
  if (unknown.length > 0)
    problems.push(`Not compared because of this: ${unknown.length} of the entry points: ${unknown.sort().join(', ')}`)
  return rest
}

/**
 * Whether a file is equal on both sides and imports nothing, so that its declarations are too: `"Only for TypeScript 4.1 and later"` in
 * place of declarations for older versions.
 */
function isSameWhole(path: string, base: Side, head: Side): boolean {
  const text = base.files.get(path)
  if (text === undefined || text !== head.files.get(path)) return false
  const { importedFiles, referencedFiles, typeReferenceDirectives } = preProcess(text)
  return importedFiles.length + referencedFiles.length + typeReferenceDirectives.length === 0
}

function isPartOf({ files, unreadable }: Side, path: string): boolean {
  return files.has(path) || unreadable?.has(path) === true
}

/** Paths that an entry point reaches, by its name. */
type Reached = ReadonlyMap<string, ReadonlySet<string>>

interface Faults {
  faults: Map<string, Fault | string>
  reached: Reached
}

function faultsOf(side: Side): Faults {
  const faults = new Map<string, Fault | string>()
  const reach = createReach([...side.files.keys(), ...(side.unreadable?.keys() ?? [])], side.files)
  const reached = new Map([...side.entries].map(([entry, path]) => [entry, reach([path])]))
  for (const path of new Set([...reached.values()].flatMap((paths) => [...paths]))) {
    const text = side.files.get(path)
    const fault = text === undefined ? side.unreadable?.get(path) : findFault(text)
    if (fault !== undefined) faults.set(path, fault)
  }
  return { faults, reached }
}

function sentencesOf(
  { label, origins }: Side,
  { faults }: Faults,
  isLeftOut: (path: string) => boolean = () => false,
): string[] {
  const kept = [...faults].filter(([path]) => !isLeftOut(path))
  return kept.sort(byPath).map(([path, fault]) => {
    if (typeof fault === 'string') return fault
    const { file, firstLine } = origins?.get(path) ?? { file: `${label}: ${path}`, firstLine: 1 }
    return `${file}:${fault.line + firstLine - 1}: ${fault.message}`
  })
}

function byPath([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
