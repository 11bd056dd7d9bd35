import type { DeclarationFacts } from '@signpost/api-extract'
import type { Comment } from '../docs/comment.ts'
import type { CommentReader } from '../docs/read-comment.ts'
import type { ModelItem, ModelKind } from '../read/model-item.ts'
import type { MemberKind } from '../reader/model.ts'
import type { DraftMember } from './draft.ts'
import { draftSignature } from './draft-signature.ts'

const memberKinds: ReadonlyMap<ModelKind, MemberKind> = new Map([
  ['Constructor', 'constructor'],
  ['Property', 'property'],
  ['PropertySignature', 'property'],
  ['Method', 'method'],
  ['MethodSignature', 'method'],
  ['CallSignature', 'call'],
  ['ConstructSignature', 'construct'],
  ['IndexSignature', 'index'],
  ['EnumMember', 'enumMember'],
])

/** What a member without a name is called in lists. */
const namelessKinds: ReadonlyMap<MemberKind, string> = new Map([
  ['constructor', 'constructor'],
  ['call', 'call'],
  ['construct', 'new'],
  ['index', 'index'],
])

/** API Extractor writes this into constructors that nobody documented. */
const inventedConstructorDoc = /^Constructs a new instance of the `[^`]*` class$/u

/**
 * Drafts the members of a class, an interface or an enum. Overloads and signatures of one kind are one member.
 *
 * @param items - Members in source order.
 * @param typeParameters - Names of the container's type parameters.
 * @param inheriting - Comments that take their text from elsewhere, as written.
 */
export function draftMembers(
  items: readonly ModelItem[],
  typeParameters: readonly string[],
  comments: CommentReader,
  inheriting: readonly NonNullable<DeclarationFacts['inheriting']>[number][] = [],
): DraftMember[] {
  const groups = new Map<string, { name: string; kind: MemberKind; isStatic: boolean; items: ModelItem[] }>()
  for (const item of items) {
    const kind = memberKind(item)
    if (kind === undefined) continue
    const isStatic = item.flags.includes('static')
    const name = namelessKinds.get(kind) ?? memberName(item.name)
    const key = `${kind} ${String(isStatic)} ${name}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { name, kind, isStatic, items: [item] })
    else group.items.push(item)
  }
  return [...groups.values()].map(({ name, kind, isStatic, items: overloads }) => {
    const value = kind === 'enumMember' ? initializerText(overloads[0]!) : undefined
    return {
      name,
      kind,
      isStatic,
      signatures: overloads
        .sort((a, b) => a.overload - b.overload)
        .map((item) => {
          const comment = item.kind === 'Constructor' ? withoutInventedDoc(item.comment) : item.comment
          const written = inheriting.find((one) => {
            return one.name === item.name && one.overload === item.overload && (one.isStatic === true) === isStatic
          })
          return draftSignature(item, {
            name,
            declaredName: name,
            outerTypeParameters: typeParameters,
            comment: inheritingComment(comments.read(comment), written?.comment, comments),
          })
        }),
      ...(value === undefined ? {} : { value }),
    }
  })
}

/** A comment that a doc model has resolved, with what it was resolved from. */
export function inheritingComment(resolved: Comment, written: string | undefined, comments: CommentReader): Comment {
  const inheritDoc = written === undefined ? undefined : comments.read(written).inheritDoc
  return inheritDoc === undefined ? resolved : { ...resolved, inheritDoc }
}

function memberKind(item: ModelItem): MemberKind | undefined {
  const kind = memberKinds.get(item.kind)
  const text = item.excerpt[0]?.text ?? ''
  return kind === 'property' && /^(?:(?:static|abstract|protected|override)\s+)*[gs]et\s/u.test(text)
    ? 'accessor'
    : kind
}

/** The doc model quotes names that are no identifiers. */
function memberName(name: string): string {
  if (!/^".*"$/su.test(name)) return name
  try {
    return String(JSON.parse(name))
  } catch {
    return name.slice(1, -1)
  }
}

function initializerText({ excerpt, initializer }: ModelItem): string | undefined {
  if (initializer === undefined || initializer.from === initializer.to) return undefined
  return excerpt
    .slice(initializer.from, initializer.to)
    .map(({ text }) => text)
    .join('')
    .trim()
}

function withoutInventedDoc(comment: string | undefined): string | undefined {
  const summary = comment
    ?.replace(/^\/\*\*|\*\/\s*$/gu, '')
    .replace(/^\s*\* ?/gmu, '')
    .trim()
  return summary !== undefined && inventedConstructorDoc.test(summary) ? undefined : comment
}
