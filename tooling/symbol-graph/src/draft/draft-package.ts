import path from 'node:path'
import type { DeclarationFacts, FacetKind } from '@signpost/api-extract'
import type { Comment } from '../docs/comment.ts'
import { noComment } from '../docs/comment.ts'
import type { CommentReader } from '../docs/read-comment.ts'
import { collectNames, type ExportedSymbol, type NamedExport } from '../name/collect-names.ts'
import { facetOfModelKind, facetOrder } from '../read/facts-from-model.ts'
import type { ModelItem } from '../read/model-item.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { SourcePosition } from '../reader/model.ts'
import type { AliasTarget, DraftFacet, DraftSignature, DraftSymbol } from './draft.ts'
import { draftMembers } from './draft-members.ts'
import { draftFromText, draftSignature, type SignatureContext } from './draft-signature.ts'
import { exportedAs } from './exported-as.ts'
import { inSourceOrder } from './member-order.ts'
import { withoutInternal } from './without-internal.ts'

/**
 * Drafts every symbol of a package: its own, its second names, and what it re-exports from elsewhere.
 *
 * @returns Outer symbols before inner ones; ids are unique.
 */
export function draftPackage(source: PackageSource, comments: CommentReader): DraftSymbol[] {
  const symbols = collectNames(source.facts.entryPoints, source.models)
  const ids = new Map<ExportedSymbol, string>()
  const taken = new Set<string>()
  const unique = (id: string): string => {
    let free = id
    for (let count = 2; taken.has(free); count += 1) free = `${id}~${count}`
    taken.add(free)
    return free
  }
  for (const symbol of symbols) ids.set(symbol, unique(idOf(source.slug, symbol.home)))

  const drafts: DraftSymbol[] = []
  const aliases = new Map<string, DraftSymbol>()
  for (const symbol of symbols) {
    const { home } = symbol
    const id = ids.get(symbol)!
    const draft = draftSymbol(source, symbol, id, ids, comments)
    drafts.push(draft)
    for (const [aliasPath, places] of secondNames(symbol)) {
      const [first] = places as [NamedExport]
      const parent = first.parent === undefined ? undefined : ids.get(first.parent)
      const name = shownPath(first)
      const aliasId = unique(`${source.slug}${entryOf(first)}!${aliasPath}`)
      aliases.set(aliasId, {
        ...draft,
        id: aliasId,
        name: name.join('.'),
        displayName: name.at(-1)!,
        entry: first.entry,
        localName: name.join('.'),
        facets: draft.facets.map((facet) => ({ ...facet, members: [] })),
        ...(parent === undefined ? {} : { parent }),
        children: [],
        exportedAs: exportedAs(places),
        aliasOf: home.facts.from === undefined ? { id } : externalTarget(home),
        formerNames: [],
        identity: '',
        modelNames: [],
      })
      if (parent === undefined) delete (aliases.get(aliasId) as Partial<DraftSymbol>).parent
    }
  }
  return withoutInternal(withChildren([...drafts, ...aliases.values()]))
}

/** Names other than the home's, `default` aside, with the places that have them. */
function secondNames({ home, others }: ExportedSymbol): Map<string, NamedExport[]> {
  const names = new Map<string, NamedExport[]>()
  for (const other of others) {
    const name = other.path.join('.')
    if (name === home.path.join('.') || other.path.at(-1) === 'default') continue
    names.set(name, [...(names.get(name) ?? []), other])
  }
  return names
}

function withChildren(drafts: readonly DraftSymbol[]): DraftSymbol[] {
  const children = new Map<string, string[]>()
  for (const { id, parent } of drafts) {
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return drafts.map((draft) => ({ ...draft, children: children.get(draft.id) ?? [] }))
}

function draftSymbol(
  source: PackageSource,
  symbol: ExportedSymbol,
  id: string,
  ids: ReadonlyMap<ExportedSymbol, string>,
  comments: CommentReader,
): DraftSymbol {
  const { home, others } = symbol
  const shown = shownPath(home)
  const displayName = shown.at(-1)!
  const declaredName = home.facts.localName ?? home.facts.name
  const places = [home, ...others]
  const items = places.find((place) => place.items.length > 0)?.items ?? []
  const parent = home.parent === undefined ? undefined : ids.get(home.parent)
  const aliasOf = home.facts.from === undefined ? undefined : externalTarget(home)
  return {
    id,
    name: shown.join('.'),
    displayName,
    entry: home.entry,
    localName: [...shown.slice(0, -1), declaredName].join('.'),
    facets: draftFacets(source, home, items, { displayName, declaredName }, comments),
    ...(parent === undefined ? {} : { parent }),
    children: [],
    exportedAs: exportedAs(
      places.filter((place) => {
        return place === home || place.path.join('.') === home.path.join('.') || place.path.at(-1) === 'default'
      }),
    ),
    ...(aliasOf === undefined ? {} : { aliasOf }),
    formerNames: places.some(({ path }) => path.at(-1) === 'default') && displayName !== 'default' ? ['default'] : [],
    identity: home.facts.identity,
    modelNames: places.flatMap(({ entry, items: own }) =>
      own.slice(0, 1).map((item) => ({ entry, path: modelPath(item) })),
    ),
  }
}

function draftFacets(
  source: PackageSource,
  home: NamedExport,
  items: readonly ModelItem[],
  { displayName, declaredName }: { displayName: string; declaredName: string },
  comments: CommentReader,
): DraftFacet[] {
  const { facts } = home
  const present = new Set<FacetKind>(facts.facets)
  const fromModel = new Set(items.map(({ kind }) => facetOfModelKind.get(kind)))
  // A constant that holds a function is documented as the function it is.
  if (fromModel.has('function') && !fromModel.has('variable')) present.delete('variable')
  for (const facet of fromModel) if (facet !== undefined) present.add(facet)

  return facetOrder
    .filter((kind) => present.has(kind))
    .map((kind): DraftFacet => {
      const own = items
        .filter((item) => facetOfModelKind.get(item.kind) === kind)
        .sort((a, b) => a.overload - b.overload)
      const declarations = facts.declarations.filter(({ facet }) => {
        return facet === kind || (kind === 'function' && facet === 'variable' && !present.has('variable'))
      })
      const context = (item: ModelItem | undefined, declaration: DeclarationFacts | undefined): SignatureContext => {
        const position = declaration === undefined ? undefined : sourceOf(source.repoPath, declaration)
        return {
          name: displayName,
          declaredName: declarationName(item, declaredName),
          outerTypeParameters: [],
          comment: commentOf(item, declaration, kind === 'namespace' ? facts.module?.comment : undefined, comments),
          ...(declaration === undefined ? {} : { declarationText: declaration.text }),
          ...(position === undefined || facts.from !== undefined ? {} : { source: position }),
        }
      }
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
      const members = own.flatMap((item) => (item.kind === 'Namespace' ? [] : item.members))
      const texts = declarations.map(({ text }) => text)
      const typeParameters = own.flatMap((item) => item.typeParameters.map(({ name }) => name))
      return { kind, signatures, members: draftMembers(inSourceOrder(members, texts), typeParameters, comments) }
    })
}

/** The doc model may have renamed the item; its text still has the name of the declaration. */
function declarationName(item: ModelItem | undefined, declaredName: string): string {
  const text = item?.excerpt.map((piece) => piece.text).join('') ?? ''
  return text.startsWith(`${item?.name ?? ''}:`) ? item!.name : declaredName
}

/** The comment as written, unless it takes its text from elsewhere: the doc model has that resolved. */
function commentOf(
  item: ModelItem | undefined,
  declaration: DeclarationFacts | undefined,
  moduleComment: string | undefined,
  comments: CommentReader,
): Comment {
  const written = declaration?.comment ?? moduleComment
  if (written !== undefined && /\{@inheritdoc\b/iu.test(written) && item?.comment !== undefined) {
    const { inheritDoc } = comments.read(written)
    return { ...comments.read(item.comment), ...(inheritDoc === undefined ? {} : { inheritDoc }) }
  }
  const comment = written ?? item?.comment
  return comment === undefined ? noComment : comments.read(comment)
}

function sourceOf(repoPath: string, { at, source }: DeclarationFacts): SourcePosition {
  const { file, line, endLine } = source ?? at
  return { file: path.posix.join(repoPath, file), line, endLine }
}

/** A declaration without its body. */
function header(text: string): string {
  const open = text.indexOf('{')
  return open === -1 ? text : text.slice(0, open)
}

function idOf(slug: string, home: NamedExport): string {
  return `${slug}${entryOf(home)}!${home.path.join('.')}`
}

function entryOf({ entry }: NamedExport): string {
  return entry === '.' ? '' : `/${entry.replace(/^\.\//u, '')}`
}

/** The names to show: a default export goes by its declared name when it has one. */
function shownPath({ facts, path: names, parent }: NamedExport): string[] {
  const name = names.at(-1)!
  const shown = name === 'default' || name === 'export=' ? (facts.localName ?? name) : name
  return [...(parent === undefined ? [] : shownPath(parent.home)), shown]
}

function externalTarget({ facts, path: names }: NamedExport): AliasTarget {
  return {
    package: facts.from!.package,
    exportName: facts.from!.exportName ?? names.at(-1)!,
    identity: facts.identity,
  }
}

/** `ns.Foo` of `@acme/core!ns.Foo:interface`. */
function modelPath({ canonicalReference }: ModelItem): string {
  return canonicalReference.slice(canonicalReference.indexOf('!') + 1).replace(/:[a-z]+(?:\(\d+\))?$/u, '')
}
