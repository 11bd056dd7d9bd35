import type { DraftMember, DraftSignature } from '../draft/draft.ts'
import { reverseOf } from './edges.ts'
import { aliasTarget } from './alias-target.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { isDeprecated, pageOfAnchor } from './refs.ts'
import type { SymbolRelations } from './relations.ts'
import { leastPublic, mostFinished, releaseOf } from './releases.ts'
import { resolveReference } from './resolve-reference.ts'
import { entryText, packageTexts } from './search-text.ts'
import { standings } from '@signpost/name-search/write'
import type { NameBase, NameMember, NamePackage, NameSymbol } from '@signpost/name-search/write'

/**
 * Search entries of one package: every symbol with a page and every member with an anchor. An alias leads to the page
 * of its target.
 *
 * @param references - Number of other declarations that name a symbol.
 */
export function namesOf(
  one: IndexedPackage,
  index: GraphIndex,
  references: (symbol: IndexedSymbol) => number,
): NamePackage {
  const { slug, name } = one.draft.source
  const symbols = one.symbols.map((symbol) => nameSymbol(symbol, index, references(symbol)))
  return { slug, name, symbols, texts: packageTexts(one.draft) }
}

const reverseKinds = new Set(reverseOf.values())

/** Counts the declarations that name a symbol, by its relations. */
export function referencesIn(relations: SymbolRelations): number {
  return relations.reduce((sum, { kind, targets }) => sum + (reverseKinds.has(kind) ? targets.length : 0), 0)
}

function nameSymbol(symbol: IndexedSymbol, index: GraphIndex, references: number): NameSymbol {
  const { draft, page, anchors } = symbol
  const release = releaseOf(symbol, index)
  const parent = draft.parent === undefined ? undefined : index.byId.get(draft.parent)
  const home = aliasTarget(symbol, index)
  const specifier = draft.exportedAs[0]?.specifier
  const text =
    home === undefined
      ? entryText(
          draft.facets.flatMap(({ signatures }) => signatures),
          symbol,
          index,
        )
      : undefined
  return {
    name: draft.displayName,
    container: parent?.draft.name ?? '',
    page: home?.page ?? page,
    facets: draft.facets.map(({ kind }) => kind),
    release,
    deprecated: isDeprecated(symbol),
    alias: draft.aliasOf !== undefined,
    ...contentOf(draft.facets.flatMap(({ signatures }) => signatures)),
    references,
    ...(specifier === undefined ? {} : { specifier }),
    standing: standingOf(symbol, index),
    ...(text === undefined ? {} : { text }),
    bases: home === undefined ? basesOf(symbol, index) : [],
    members: draft.facets.flatMap((facet, facetAt) =>
      facet.members.map((member, memberAt) => {
        const { anchor } = anchors.facets[facetAt]!.members[memberAt]!
        const { part } = pageOfAnchor(home ?? symbol, anchor)
        const text = home === undefined ? entryText(member.signatures, symbol, index, member) : undefined
        return {
          ...nameMember(symbol, member, anchor, release),
          ...(part === undefined ? {} : { part: Number(part) }),
          ...(text === undefined ? {} : { text }),
        }
      }),
    ),
  }
}

/** Best entry point of a symbol, or of the namespace around it. */
function standingOf(symbol: IndexedSymbol, index: GraphIndex): number {
  const { draft } = symbol
  const parent = draft.parent === undefined ? undefined : index.byId.get(draft.parent)
  if (draft.exportedAs.length === 0 && parent !== undefined) return standingOf(parent, index)
  const { facts, version } = symbol.package.draft.source
  const [root] = facts.entryPoints
  const specifiers = draft.exportedAs.map(({ specifier }) => specifier)
  if (specifiers.length === 0 || specifiers.some((one) => one === root?.specifier)) return standings.root
  return specifiers.every((one) => isEarlier(one, version)) ? standings.earlier : standings.other
}

/** True for an entry point of an earlier major version, as `zod/v3` is in version 4, and for one named `legacy`. */
function isEarlier(specifier: string, version: string): boolean {
  const [, major] = /\/v(\d+)(?:\/|$)/u.exec(specifier) ?? []
  return (major !== undefined && Number(major) < Number.parseInt(version, 10)) || /\/legacy(?:\/|$)/u.test(specifier)
}

function nameMember(
  symbol: IndexedSymbol,
  member: DraftMember,
  anchor: string,
  around: NameSymbol['release'],
): NameMember {
  const { name, kind, isStatic, signatures } = member
  return {
    name,
    kind,
    anchor,
    isStatic,
    release: leastPublic(mostFinished(signatures) ?? 'public', around),
    deprecated: isDeprecated(symbol, member),
    ...contentOf(signatures),
  }
}

function contentOf(signatures: readonly DraftSignature[]): Pick<NameSymbol, 'example' | 'docs'> {
  return {
    example: signatures.some(({ comment }) => comment.hasExamples),
    docs: signatures.some(({ comment }) => comment.summaryText !== ''),
  }
}

function basesOf(symbol: IndexedSymbol, index: GraphIndex): NameBase[] {
  const bases = new Map<string, NameBase>()
  for (const { signatures } of symbol.draft.facets) {
    for (const { target, role } of signatures.flatMap(({ references }) => references)) {
      if (role !== 'extends' && role !== 'implements') continue
      const found = resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol
      if (found === symbol) continue
      const home = found === undefined ? undefined : (aliasTarget(found, index) ?? found)
      const to = home?.page ?? outsideName(target)
      if (to !== '') bases.set(`${role} ${JSON.stringify(to)}`, { role, to })
    }
  }
  return [...bases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, base]) => base)
}

/** Name in a canonical reference: `Observable` of `rxjs!Observable:class`, `Error` of `!Error:interface`. */
function outsideName(target: string): string {
  return /!~?(?<path>[^]*?)(?::[a-z]+(?:\(\d+\))?)?$/u.exec(target)?.groups?.['path'] ?? ''
}
