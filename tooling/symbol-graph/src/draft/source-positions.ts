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
      positions.set(key, [...(positions.get(key) ?? []), ...own])
    }
  }
  return ({ kind, name, flags, overload, sourceLine }) => {
    if (sourceLine !== undefined) return { file: files[0]!, line: sourceLine, endLine: sourceLine }
    const key = `${flags.includes('static') ? 'static ' : ''}${name === '' ? `:${kind}` : name}`
    const found = positions.get(key)?.[overload - 1]
    return found?.line === 0 ? undefined : found
  }
}
