import type { PartFacts } from '@signpost/api-extract'
import type { CommentReader } from '../docs/read-comment.ts'
import type { DraftPart } from './draft.ts'
import { printExcerpt } from './draft-heritage.ts'

/**
 * Drafts the documented parts of a declaration's types. Parts tagged `@internal` or `@hidden` are left out.
 *
 * @param typeParameters - Names of the type parameters in scope.
 */
export function draftParts(
  parts: readonly PartFacts[],
  typeParameters: ReadonlySet<string>,
  comments: CommentReader,
): DraftPart[] {
  return parts.flatMap((part): DraftPart[] => {
    const comment = part.comment === undefined ? undefined : comments.read(part.comment)
    if (comment?.release === 'internal' || comment?.isHidden === true) return []
    return [
      {
        kind: part.kind,
        name: part.name,
        ...(part.position === undefined ? {} : { position: part.position }),
        type: printExcerpt(part.type, typeParameters),
        optional: part.optional === true,
        rest: part.rest === true,
        ...(part.default === undefined ? {} : { default: part.default }),
        ...(comment === undefined ? {} : { comment }),
        parts: draftParts(part.parts ?? [], typeParameters, comments),
      },
    ]
  })
}
