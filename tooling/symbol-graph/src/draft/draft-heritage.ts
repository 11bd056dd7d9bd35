import type { DeclarationFacts, ExcerptFacts, HeritageFacts } from '@signpost/api-extract'
import type { ReferenceSpan } from '../signature/lex.ts'
import type { Line } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import type { CommentReader } from '../docs/read-comment.ts'
import { itemOfFacts } from '../read/fact-item.ts'
import type { DraftHeritage, DraftInherited } from './draft.ts'
import { draftMembers } from './draft-members.ts'

/** Drafts the heritage of one facet's declarations. */
export function draftHeritage(
  declarations: readonly DeclarationFacts[],
  typeParameters: readonly string[],
  comments: CommentReader,
): DraftHeritage[] {
  return declarations.flatMap(({ heritage }) => (heritage ?? []).map((one) => drafted(one, typeParameters, comments)))
}

function drafted(
  { role, base, target, args, parts, members }: HeritageFacts,
  names: readonly string[],
  comments: CommentReader,
): DraftHeritage {
  const typeParameters = new Set(names)
  const drawn = (given: HeritageFacts['args']): DraftHeritage['args'] =>
    (given ?? []).map(({ name, value }) => ({ name, value: printExcerpt(value, typeParameters) }))
  return {
    role,
    base: printExcerpt(base, typeParameters),
    ...(target === undefined ? {} : { target }),
    args: drawn(args),
    parts: (parts ?? []).map((part) => ({ target: part.target, args: drawn(part.args) })),
    members: (members ?? []).map((group) => ({
      ...(group.from === undefined ? {} : { from: group.from }),
      members: group.members.map(
        ({ name, kind, isStatic, type, target: own, items }): DraftInherited => ({
          name,
          kind,
          isStatic: isStatic === true,
          ...(type === undefined ? {} : { type }),
          ...(own === undefined ? {} : { target: own }),
          ...(items === undefined
            ? {}
            : {
                signatures: draftMembers(items.map(itemOfFacts), names, comments, [], undefined).flatMap(
                  (member) => member.signatures,
                ),
              }),
        }),
      ),
    })),
  }
}

/** Prints a type as a line with its references. */
export function printExcerpt(excerpt: ExcerptFacts, typeParameters: ReadonlySet<string>): Line {
  let text = ''
  const references = excerpt.flatMap(({ text: written, target, isImported }): ReferenceSpan[] => {
    const start = text.length
    text += written
    return target === undefined ? [] : [{ start, end: text.length, target, ...(isImported ? { isImported } : {}) }]
  })
  return printSignature(text, references, { typeParameters }).line
}
