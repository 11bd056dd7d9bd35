import type { DeclarationFacts, ExcerptFacts, HeritageFacts } from '@signpost/api-extract'
import type { Line } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import type { DraftHeritage } from './draft.ts'

/** Drafts what the declarations of one facet are based on. */
export function draftHeritage(
  declarations: readonly DeclarationFacts[],
  typeParameters: readonly string[],
): DraftHeritage[] {
  return declarations.flatMap(({ heritage }) => (heritage ?? []).map((one) => drafted(one, new Set(typeParameters))))
}

function drafted({ role, base, target, args, members }: HeritageFacts, typeParameters: ReadonlySet<string>): DraftHeritage {
  return {
    role,
    base: printExcerpt(base, typeParameters),
    ...(target === undefined ? {} : { target }),
    args: (args ?? []).map(({ name, value }) => ({ name, value: printExcerpt(value, typeParameters) })),
    members: (members ?? []).map((group) => ({
      ...(group.from === undefined ? {} : { from: group.from }),
      members: group.members.map(({ name, kind, isStatic, type }) => ({
        name,
        kind,
        isStatic: isStatic === true,
        ...(type === undefined ? {} : { type }),
      })),
    })),
  }
}

/** A type on its own, with the names in it marked. */
export function printExcerpt(excerpt: ExcerptFacts, typeParameters: ReadonlySet<string>): Line {
  let text = ''
  const references = excerpt.flatMap((piece) => {
    const start = text.length
    text += piece.text
    return piece.target === undefined ? [] : [{ start, end: text.length, target: piece.target }]
  })
  return printSignature(text, references, { typeParameters }).line
}
