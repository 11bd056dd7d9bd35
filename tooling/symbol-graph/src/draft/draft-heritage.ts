import type { DeclarationFacts, ExcerptFacts, HeritageFacts } from '@signpost/api-extract'
import type { ReferenceSpan } from '../signature/lex.ts'
import type { Line } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import type { DraftHeritage } from './draft.ts'

/** Drafts the heritage of one facet's declarations. */
export function draftHeritage(
  declarations: readonly DeclarationFacts[],
  typeParameters: readonly string[],
): DraftHeritage[] {
  return declarations.flatMap(({ heritage }) => (heritage ?? []).map((one) => drafted(one, new Set(typeParameters))))
}

function drafted(
  { role, base, target, args, parts, members }: HeritageFacts,
  typeParameters: ReadonlySet<string>,
): DraftHeritage {
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
      members: group.members.map(({ name, kind, isStatic, type }) => ({
        name,
        kind,
        isStatic: isStatic === true,
        ...(type === undefined ? {} : { type }),
      })),
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
