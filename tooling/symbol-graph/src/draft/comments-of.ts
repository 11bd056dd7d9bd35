import type { Comment } from '../docs/comment.ts'
import type { DraftSymbol } from './draft.ts'

/** Doc comments of the declarations of a symbol, without those of its members. */
export function commentsOf({ facets }: DraftSymbol): Comment[] {
  return facets.flatMap(({ signatures }) => signatures.map(({ comment }) => comment))
}
