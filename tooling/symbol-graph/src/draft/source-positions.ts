import path from 'node:path'
import type { DeclarationFacts } from '@signpost/api-extract'
import type { SourcePosition } from '@signpost/graph-model/model'
import type { ModelItem } from '../read/model-item.ts'

/** Position of a declaration in the repository. */
export function sourceOf(repoPath: string, { at, source }: DeclarationFacts): SourcePosition {
  const { file, line, endLine } = source ?? at
  return { file: path.posix.join(repoPath, file), line, endLine }
}

/**
 * Returns a function from a member to its position; undefined when it is not known.
 *
 * @param declarations - Declarations that merge; overloads are counted across them.
 * @param repoPath - Folder of the package in the repository; absent for declarations of other packages.
 */
export function memberPositions(
  declarations: readonly DeclarationFacts[],
  repoPath: string | undefined,
): (member: ModelItem) => SourcePosition | undefined {
  if (repoPath === undefined) return () => undefined
  const files = declarations.map((declaration) => sourceOf(repoPath, declaration).file)
  const positions = new Map<string, SourcePosition[]>()
  for (const [at, { memberLines }] of declarations.entries()) {
    for (const [key, ...lines] of memberLines ?? []) {
      const own = lines.map((line) => ({ file: files[at]!, line, endLine: line }))
      const plain = withoutQuotes(key)
      positions.set(plain, [...(positions.get(plain) ?? []), ...own])
    }
  }
  return (member) => {
    const { overload, sourceLine } = member
    if (sourceLine !== undefined) return { file: files[0]!, line: sourceLine, endLine: sourceLine }
    const found = positions.get(keyOf(member))?.[overload - 1]
    return found?.line === 0 ? undefined : found
  }
}

/** Restores the source order of members, which a doc model sorts by name. Those that the facts lack come last. */
export function inSourceOrder(members: readonly ModelItem[], declarations: readonly DeclarationFacts[]): ModelItem[] {
  const keys = declarations.flatMap(({ memberLines = [] }) => memberLines.map(([key]) => withoutQuotes(key)))
  const places = new Map([...new Set(keys)].map((key, at) => [key, at]))
  const placeOf = (member: ModelItem): number => places.get(keyOf(member)) ?? places.size
  return [...members].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Key of a member in the facts. */
function keyOf({ kind, name, flags }: ModelItem): string {
  return `${flags.includes('static') ? 'static ' : ''}${name === '' ? `:${kind}` : withoutQuotes(name)}`
}

/** A doc model quotes only names that are no identifiers, the facts all that are written as strings. */
function withoutQuotes(name: string): string {
  return name.replace(/["\\]/gu, '')
}
