import type { CommentReader } from '../docs/read-comment.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { DraftAugmentation } from './draft.ts'
import { facetsOf } from './draft-facets.ts'
import { withoutInternalParts } from './without-internal.ts'

/** Drafts a package's augmentations of other modules and of the global scope, in the order of the facts. */
export function draftAugmentations(
  { facts, declarationsPath: repoPath }: PackageSource,
  comments: CommentReader,
): DraftAugmentation[] {
  return (facts.augmentations ?? []).flatMap(({ module, name, target, declaration }) => {
    const { facet: kind } = declaration
    const own = name.slice(name.lastIndexOf('.') + 1)
    const names = { displayName: own, declaredName: own }
    const drafted = facetsOf({ facets: [kind], declarations: [declaration], items: [], ...names, repoPath }, comments)
    const [facet] = withoutInternalParts(drafted)
    return facet === undefined ? [] : [{ module, name, ...(target === undefined ? {} : { target }), facet }]
  })
}
