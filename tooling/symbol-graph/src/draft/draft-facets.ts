import type { DeclarationFacts, FacetKind, PartFacts, VariantFacts } from '@signpost/api-extract'
import { kindOrder } from '@signpost/graph-model/model'
import type { Comment } from '../docs/comment.ts'
import { noComment } from '../docs/comment.ts'
import type { CommentReader } from '../docs/read-comment.ts'
import { itemOfFacts } from '../read/fact-item.ts'
import { facetOfModelKind } from '../read/facts-from-model.ts'
import type { ExcerptRange, ModelItem } from '../read/model-item.ts'
import { lineText } from '../signature/line.ts'
import type { DraftFacet, DraftPart, DraftSignature, DraftVariants } from './draft.ts'
import { draftHeritage, printExcerpt } from './draft-heritage.ts'
import { draftMembers, memberName, writtenComment } from './draft-members.ts'
import { draftProps } from './draft-props.ts'
import { draftParts } from './draft-parts.ts'
import { draftFromText, draftSignature, type SignatureContext } from './draft-signature.ts'
import { takeProperties } from './property-tags.ts'
import { indexOutsideBrackets } from './split-outside-brackets.ts'
import { withSignatureDocs } from './signature-docs.ts'
import { inSourceOrder, ownMembers } from './member-facts.ts'
import { sourceOf } from './source-positions.ts'

/** Name with the facts and the doc model items that its facets are drafted from. */
export interface FacetsInput {
  /** Facets in the facts. The doc model may add others. */
  facets: readonly FacetKind[]
  declarations: readonly DeclarationFacts[]
  /** Items of the doc model for this name. */
  items: readonly ModelItem[]
  displayName: string
  declaredName: string
  moduleComment?: string
  /** Folder of the declarations' package in the repository; absent for declarations of other packages. */
  repoPath: string | undefined
}

/** Drafts the facets of a name, primary facet first: from the doc model, with the facts as a fallback. */
export function facetsOf(input: FacetsInput, comments: CommentReader): DraftFacet[] {
  const { items, displayName, declaredName, repoPath } = input
  const present = new Set<FacetKind>(input.facets)
  const fromModel = new Set(items.map(({ kind }) => facetOfModelKind.get(kind)))
  // A constant that holds a function is documented as a function.
  if (fromModel.has('function') && !fromModel.has('variable')) present.delete('variable')
  for (const facet of fromModel) if (facet !== undefined) present.add(facet)

  return kindOrder
    .filter((kind) => present.has(kind))
    .map((kind): DraftFacet => {
      const declared = input.declarations.filter(({ facet }) => {
        return facet === kind || (kind === 'function' && facet === 'variable' && !present.has('variable'))
      })
      const modelled = items
        .filter((item) => facetOfModelKind.get(item.kind) === kind)
        .sort((a, b) => a.overload - b.overload)
      const { declarations, members } = withPropertyTags(declared, modelled)
      // A doc model lacks augmentations, which come last.
      const known = [
        ...modelled,
        ...declarations.slice(modelled.length).flatMap(({ item }) => (item === undefined ? [] : [itemOfFacts(item)])),
      ]
      // Items made from the facts count only if every declaration has one.
      const shown = modelled.length > 0 || known.length === declarations.length ? known : []
      const own = shown.map((item, at) => withWrittenBase(item, declarations[at]))
      const context = (item: ModelItem | undefined, declaration: DeclarationFacts | undefined): SignatureContext => {
        const position =
          declaration === undefined || repoPath === undefined ? undefined : sourceOf(repoPath, declaration)
        return {
          name: displayName,
          declaredName: declarationName(item, declaredName),
          outerTypeParameters: [],
          comment: commentOf(item, declaration, kind === 'namespace' ? input.moduleComment : undefined, comments),
          ...(declaration === undefined ? {} : { declarationText: declaration.text }),
          ...(declaration?.defaults === undefined ? {} : { defaults: declaration.defaults }),
          ...(declaration?.patterns === undefined ? {} : { patterns: declaration.patterns }),
          ...(declaration?.implementation === undefined ? {} : { implementation: declaration.implementation }),
          ...(declaration?.parts === undefined ? {} : { parts: partsOf(item, declaration.parts) }),
          ...(declaration?.resolved === undefined ? {} : { resolved: printExcerpt(declaration.resolved, new Set()) }),
          ...(declaration?.variants === undefined ? {} : { variants: draftVariants(declaration.variants, item) }),
          ...(position === undefined ? {} : { source: position }),
        }
      }
      const partsOf = (item: ModelItem | undefined, parts: readonly PartFacts[]): DraftPart[] =>
        draftParts(parts, new Set(item?.typeParameters.map(({ name }) => name)), comments)
      const signatures: DraftSignature[] = own.map((item, index) =>
        draftSignature(item, context(item, declarations[index])),
      )
      for (const declaration of declarations.slice(own.length)) {
        const text = own.length > 0 || kind === 'namespace' ? header(declaration.text) : declaration.text
        signatures.push(draftFromText(text, context(undefined, declaration)))
      }
      if (signatures.length === 0) {
        signatures.push(draftFromText(`${kind} ${declaredName}`, context(undefined, undefined)))
      }
      const [first] = signatures as [DraftSignature]
      const distinct = mergedKinds.has(kind)
        ? signatures.filter(
            (one) => one === first || one.comment !== noComment || lineText(one.line) !== lineText(first.line),
          )
        : signatures
      const memberCount = declarations.find((one) => one.memberCount !== undefined)?.memberCount
      const typeParameters = own.flatMap((item) => item.typeParameters.map(({ name }) => name))
      return withSignatureDocs({
        kind,
        signatures: distinct,
        members: draftMembers(
          inSourceOrder(membersOf(own, declarations), declarations).map((item) => documented(item, members)),
          typeParameters,
          comments,
          declarations,
          repoPath,
        ),
        heritage: draftHeritage(declarations, typeParameters, comments),
        ...(memberCount === undefined ? {} : { memberCount }),
        ...draftProps(declarations, typeParameters, comments),
      })
    })
}

/** Kinds whose declarations merge. A later declaration with the same head and no comment adds nothing. */
const mergedKinds: ReadonlySet<FacetKind> = new Set(['interface', 'namespace'])

function draftVariants({ by, of }: VariantFacts, item: ModelItem | undefined): DraftVariants {
  const typeParameters = new Set(item?.typeParameters.map(({ name }) => name))
  return { by, of: of.map(({ value, type }) => ({ value, type: printExcerpt(type, typeParameters) })) }
}

/**
 * Restores a base expression as written: for `extends Named(Base)` the compiler emits a generated constant as the base.
 */
function withWrittenBase(item: ModelItem, declaration: DeclarationFacts | undefined): ModelItem {
  const mixin = declaration?.heritage?.find(
    ({ role, target, base }) => role === 'extends' && target === undefined && base.length > 1,
  )
  const [range] = item.extends
  if (mixin === undefined || range === undefined) return item
  const excerpt = [...item.excerpt.slice(0, range.from), ...mixin.base, ...item.excerpt.slice(range.to)]
  const moved = mixin.base.length - (range.to - range.from)
  const shift = ({ from, to }: ExcerptRange): ExcerptRange =>
    from >= range.to ? { from: from + moved, to: to + moved } : { from, to }
  return {
    ...item,
    excerpt,
    extends: [{ from: range.from, to: range.from + mixin.base.length }],
    implements: item.implements.map(shift),
  }
}

/** Moves the texts of `@property` tags from the comments of types to the members without a comment. */
function withPropertyTags(
  declarations: readonly DeclarationFacts[],
  modelled: readonly ModelItem[],
): { declarations: readonly DeclarationFacts[]; members: ReadonlyMap<string, string> } {
  if (!declarations.some(({ comment }) => comment?.includes('@prop') === true))
    return { declarations, members: new Map() }
  const facts = declarations.flatMap(({ memberFacts = [] }) => memberFacts)
  const written = new Map(
    membersOf(modelled, declarations).map(({ name, comment }) => {
      return [memberName(name), facts.find((one) => one.name === name)?.comment ?? comment ?? '']
    }),
  )
  const members = new Map<string, string>()
  const left = declarations.map((declaration) => {
    const taken = takeProperties(declaration.comment ?? '', written)
    for (const [name, comment] of taken.members) members.set(name, comment)
    return taken.members.size === 0 ? declaration : { ...declaration, comment: taken.comment }
  })
  return { declarations: left, members }
}

function documented(item: ModelItem, members: ReadonlyMap<string, string>): ModelItem {
  const comment = members.get(memberName(item.name))
  return comment === undefined ? item : { ...item, comment }
}

/** Members of the items, plus those that only the facts have, or have in full. */
function membersOf(items: readonly ModelItem[], declarations: readonly DeclarationFacts[]): ModelItem[] {
  const extra = declarations.flatMap((declaration) => (declaration.members ?? []).map(itemOfFacts))
  const hasIndex = extra.some(({ kind }) => kind === 'IndexSignature')
  const members = items
    .flatMap((item) => (item.kind === 'Namespace' ? [] : ownMembers(item, declarations)))
    .filter(({ kind }) => kind !== 'IndexSignature' || !hasIndex)
  const key = ({ kind, name, overload, flags }: ModelItem): string =>
    `${kind} ${name} ${overload} ${String(flags.includes('static'))}`
  const known = new Set(extra.map(key))
  const all = [...members.filter((item) => !known.has(key(item))), ...extra]
  const keys = new Set(all.map(key))
  // A doc model may lack members that API Extractor cannot read.
  const read = declarations.slice(0, items.length).flatMap(({ item }) => (item?.members ?? []).map(itemOfFacts))
  return [...all, ...read.filter((item) => !keys.has(key(item)))]
}

/** Name in the text of an item. The doc model may rename an item and leave the declared name in its text. */
function declarationName(item: ModelItem | undefined, declaredName: string): string {
  const text = item?.excerpt.map((piece) => piece.text).join('') ?? ''
  return text.startsWith(`${item?.name ?? ''}:`) ? item!.name : declaredName
}

/** Comment as written; see `writtenComment` for one with `{@inheritDoc}`, which the doc model resolves. */
function commentOf(
  item: ModelItem | undefined,
  declaration: DeclarationFacts | undefined,
  moduleComment: string | undefined,
  comments: CommentReader,
): Comment {
  const written = declaration?.comment ?? moduleComment
  if (written !== undefined && /\{@inheritdoc\b/iu.test(written) && item?.comment !== undefined) {
    return writtenComment(item.comment, written, comments)
  }
  // The doc model gives a declaration the comment of one before it that API Extractor cannot read.
  const comment = written ?? (declaration === undefined ? item?.comment : undefined)
  return comment === undefined ? noComment : comments.read(comment)
}

/** Declaration without its body. */
function header(text: string): string {
  const open = indexOutsideBrackets(text, '{')
  return open === -1 ? text : text.slice(0, open)
}
