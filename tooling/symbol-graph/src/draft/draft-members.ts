import type { DeclarationFacts, OverriddenFacts } from '@signpost/api-extract'
import { categoriesOf, type Comment } from '../docs/comment.ts'
import { readParameterTag } from '../docs/parameter-tag.ts'
import type { CommentReader } from '../docs/read-comment.ts'
import { splitComment } from '../docs/split-comment.ts'
import type { ModelItem, ModelKind } from '../read/model-item.ts'
import type { MemberKind } from '@signpost/graph-model/model'
import type { DraftMember, DraftOverridden } from './draft.ts'
import { draftParts } from './draft-parts.ts'
import { memberFacts, type PlacedMember } from './member-facts.ts'
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

/** Names that lists show for nameless members. */
const namelessKinds: ReadonlyMap<MemberKind, string> = new Map([
  ['constructor', 'constructor'],
  ['call', 'call'],
  ['construct', 'new'],
  ['index', 'index'],
])

/** Comment that API Extractor generates for undocumented constructors. */
const inventedConstructorDoc = /^Constructs a new instance of the `[^`]*` class$/u

/**
 * Drafts the members of a class, an interface or an enum. Overloads become one member. So do all call signatures, all
 * construct signatures and all index signatures.
 *
 * @param items - Members in source order.
 * @param typeParameters - Names of the container's type parameters.
 * @param declarations - Facts that the doc model lacks: values, comments, defaults, and documented parts of types.
 * @param repoPath - Folder of the package in the repository; absent for declarations of other packages.
 */
export function draftMembers(
  items: readonly ModelItem[],
  typeParameters: readonly string[],
  comments: CommentReader,
  declarations: readonly DeclarationFacts[],
  repoPath: string | undefined,
): DraftMember[] {
  const factsOf = memberFacts(declarations, repoPath)
  const values = declarations.flatMap((declaration) => declaration.values ?? [])
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
    const [first] = overloads as [ModelItem]
    const value = kind === 'enumMember' ? (initializerText(first) ?? valueOf(first, values)) : undefined
    const signatures = overloads
      .sort((a, b) => a.overload - b.overload)
      .map((item) => {
        const comment = item.kind === 'Constructor' ? withoutInventedDoc(item.comment) : item.comment
        const facts = factsOf(item)
        const types = new Set([...typeParameters, ...item.typeParameters.map((parameter) => parameter.name)])
        return draftSignature(item, {
          name,
          declaredName: name,
          outerTypeParameters: typeParameters,
          comment: writtenComment(comment, ownComment(withoutHiddenHalf(facts, comments)), comments),
          ...(facts.overridden === undefined ? {} : { overridden: draftOverridden(facts.overridden, comments) }),
          ...(facts.defaults === undefined ? {} : { defaults: facts.defaults }),
          ...(facts.patterns === undefined ? {} : { patterns: facts.patterns }),
          ...(facts.implementation === undefined ? {} : { implementation: facts.implementation }),
          ...(facts.parts === undefined ? {} : { parts: draftParts(facts.parts, types, comments) }),
          ...(facts.position === undefined ? {} : { source: facts.position }),
        })
      })
    const category = signatures.map(({ comment }) => categoriesOf(comment)[0]).find((one) => one !== undefined)
    return {
      name,
      kind,
      isStatic,
      signatures,
      ...(category === undefined ? {} : { category }),
      ...(value === undefined ? {} : { value }),
    }
  })
}

function draftOverridden(
  { comment, from, parameters = [] }: OverriddenFacts,
  comments: CommentReader,
): DraftOverridden {
  return { comment: comments.read(comment), ...(from === undefined ? {} : { from }), parameters }
}

/** Leaves out the comment of a getter or setter that is not public, as the other half is shown. */
function withoutHiddenHalf(halves: PlacedMember, comments: CommentReader): PlacedMember {
  const { comment, setterComment } = halves
  const isHidden = (text: string | undefined): boolean => {
    const read = comments.read(text)
    return read.release === 'internal' || read.isHidden === true
  }
  // A getter without a comment is public.
  if (setterComment !== undefined && isHidden(setterComment)) return comment === undefined ? {} : { comment }
  return setterComment !== undefined && isHidden(comment) ? { setterComment } : halves
}

/**
 * Comment of a member. If a getter and its setter both have one, the texts of the setter and of its parameter are
 * appended as an `@set` block, and its other blocks follow.
 */
function ownComment({ comment: getter, setterComment: setter }: PlacedMember): string | undefined {
  if (getter === undefined || setter === undefined) return getter ?? setter
  const { blocks } = splitComment(setter)
  const words = blocks.flatMap(({ tag, text }) =>
    tag === '' || tag === 'deprecated' ? [text.trim()] : tag === 'param' ? [withoutName(text)] : [],
  )
  const text = words.filter((one) => one !== '').join('\n\n')
  const others = blocks.flatMap(({ tag, written, text: content }) =>
    tag === '' || tag === 'param' || tag === 'deprecated' ? [] : [`\n\n@${written} ${content.trim()}`],
  )
  if (text === '' && others.length === 0) return getter
  return `${withTagsOnLines(getter).replace(/(?<!\s)\s*\*\/$/u, '')}${text === '' ? '' : `\n\n@set ${text}`}${others.join('')}\n*/`
}

/** A comment of one line with a line for each tag: in one of several lines only a tag at the start of a line counts. */
function withTagsOnLines(comment: string): string {
  if (comment.includes('\n')) return comment
  const parts = splitComment(comment).blocks.map(
    ({ tag, written, text }) => (tag === '' ? '' : `@${written} `) + text.trim(),
  )
  return `/** ${parts.join('\n\n')}\n*/`
}

/** Text of a setter's parameter, whose name says nothing to readers. */
function withoutName(text: string): string {
  return readParameterTag(text).text.trim()
}

function valueOf({ name }: ModelItem, values: NonNullable<DeclarationFacts['values']>): string | undefined {
  return values.find((one) => one.name === name)?.value.toString()
}

/** Comment as written. With `@inheritDoc` it has the comment of the doc model as its copy, and lists show the text of that. */
export function writtenComment(
  modelled: string | undefined,
  written: string | undefined,
  comments: CommentReader,
): Comment {
  const own = comments.read(written ?? modelled)
  if (own.inheritDoc === undefined || written === undefined || modelled === undefined) return own
  const copy = comments.read(modelled)
  const summaryText = own.summaryText === '' ? copy.summaryText : own.summaryText
  return copy.isSilent ? own : { ...own, summaryText, isSilent: false, copy }
}

function memberKind(item: ModelItem): MemberKind | undefined {
  const kind = memberKinds.get(item.kind)
  const text = item.excerpt[0]?.text ?? ''
  return kind === 'property' && /^(?:(?:public|static|abstract|protected|override)\s+)*[gs]et\s/u.test(text)
    ? 'accessor'
    : kind
}

/** Unquotes a name: the doc model quotes names that are not identifiers. */
export function memberName(name: string): string {
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
    .replace(/^[^\S\n]*\* ?/gmu, '')
    .trim()
  return summary !== undefined && inventedConstructorDoc.test(summary) ? undefined : comment
}
