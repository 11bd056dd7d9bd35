import path from 'node:path'
import type { DeclarationFacts } from '@signpost/api-extract'
import type { SourcePosition } from '@signpost/graph-model/model'

/** Position of a declaration in the repository. */
export function sourceOf(repoPath: string, { at, source }: DeclarationFacts): SourcePosition {
  const { file, line, endLine } = source ?? at
  return { file: path.posix.join(repoPath, file), line, endLine }
}
