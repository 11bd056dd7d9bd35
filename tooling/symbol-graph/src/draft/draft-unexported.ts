import type { CommentReader } from '../docs/read-comment.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { DraftSymbol } from './draft.ts'
import { facetsOf } from './draft-facets.ts'

/** Drafts what public signatures name and no entry point exports. Ids are unique: `core!~Hidden`. */
export function draftUnexported(source: PackageSource, comments: CommentReader): DraftSymbol[] {
  const counts = new Map<string, number>()
  return (source.facts.unexported ?? []).map(({ name, identity, facets, declarations }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const displayName = name.slice(name.lastIndexOf('.') + 1)
    const drafted = facetsOf(
      { facets, declarations, items: [], displayName, declaredName: displayName, repoPath: source.repoPath },
      comments,
    )
    return {
      id: `${source.slug}!~${name}${count === 1 ? '' : `~${count}`}`,
      name,
      displayName,
      entry: '.',
      localName: name,
      facets: drafted,
      children: [],
      exportedAs: [],
      formerNames: [],
      identity,
      modelNames: [],
      isUnexported: true as const,
    }
  })
}
