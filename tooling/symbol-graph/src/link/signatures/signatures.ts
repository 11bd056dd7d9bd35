import type {
  Callable,
  GenericTree,
  GenericTrees,
  SignaturePackage,
  SignatureSymbol,
} from '@signpost/name-search/write'
import { parameterOf, substitute, tree, type TreeParameter, type TypeTree } from '@signpost/name-search/write'
import type { Release } from '@signpost/graph-model/model'
import type { DraftFacet, DraftMember, DraftSignature } from '../../draft/draft.ts'
import { aliasTarget } from '../alias-target.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from '../graph-index.ts'
import { isDeprecated, pageOfAnchor } from '../refs.ts'
import { leastPublic, releaseOf } from '../releases.ts'
import { resolveOutside, resolveReference } from '../resolve-reference.ts'
import { readType, scopeWith, type TypeScope } from './read-type.ts'

/**
 * Callables of one package for the search by signatures, and what its types are to others. Re-exports of a symbol of
 * the graph are left out: they lead to its page.
 *
 * @param references - Number of other declarations that name a symbol.
 */
export function signaturesOf(
  one: IndexedPackage,
  index: GraphIndex,
  references: (symbol: IndexedSymbol) => number,
): SignaturePackage {
  const { slug, name } = one.draft.source
  const own = [...one.symbols, ...one.unexported].filter((symbol) => aliasTarget(symbol, index) === undefined)
  return {
    slug,
    name,
    symbols: own.flatMap((symbol) => signatureSymbol(symbol, index, references(symbol)) ?? []),
  }
}

function signatureSymbol(symbol: IndexedSymbol, index: GraphIndex, references: number): SignatureSymbol | undefined {
  const { draft, page } = symbol
  const release = releaseOf(symbol, index)
  const parent = draft.parent === undefined ? undefined : index.byId.get(draft.parent)
  const callables = draft.isUnexported === true ? [] : callablesOf(symbol, index, release)
  const alias = aliasIn(symbol, index)
  const bases = basesIn(symbol, index)
  if (callables.length === 0 && alias === undefined && bases === undefined) return undefined
  return {
    id: draft.id,
    name: draft.displayName,
    container: parent?.draft.name ?? '',
    page,
    kind: page.kind,
    release,
    deprecated: isDeprecated(symbol),
    isMain: !draft.id.slice(0, draft.id.indexOf('!')).includes('/'),
    references,
    ...(alias === undefined ? {} : { alias }),
    ...(bases === undefined ? {} : { bases }),
    callables,
  }
}

function scopeOf(symbol: IndexedSymbol, index: GraphIndex): TypeScope {
  return {
    variables: new Map(),
    count: { next: 0 },
    headOf(target, written) {
      const reference = target ?? `!${written}:interface`
      const found = resolveReference(reference, symbol.package, symbol.draft.entry, index)?.symbol
      if (found !== undefined) return (aliasTarget(found, index) ?? found).draft.id
      return resolveOutside(reference, index)?.id ?? `!${written}`
    },
  }
}

function namesIn({ typeParameters }: Pick<DraftSignature, 'typeParameters'>): string[] {
  return typeParameters.map(({ name }) => name)
}

/** Type parameters of a class or an interface; those of the first declaration stand for merged ones. */
function ownParameters({ signatures }: DraftFacet): DraftSignature['typeParameters'] {
  return signatures.find(({ typeParameters }) => typeParameters.length > 0)?.typeParameters ?? []
}

/** Type of an alias, or of an interface with one call signature and nothing else. */
function aliasIn(symbol: IndexedSymbol, index: GraphIndex): GenericTree | undefined {
  for (const facet of symbol.draft.facets) {
    const [signature] = facet.signatures
    const [member, ...others] = facet.members
    if (facet.kind === 'type' && signature?.type !== undefined) {
      const scope = scopeWith(scopeOf(symbol, index), namesIn(signature))
      return { parameters: signature.typeParameters.length, type: readType(signature.line, signature.type, scope) }
    }
    if (facet.kind === 'interface' && member?.kind === 'call' && others.length === 0 && facet.heritage.length === 0) {
      const names = ownParameters(facet).map(({ name }) => name)
      const scope = scopeWith(scopeOf(symbol, index), names)
      const { parameters, result } = typesOf(member.signatures[0]!, scope)
      const type = tree('=>', [result, ...parameters.map((one) => (one.optional ? tree('?', [one.type]) : one.type))])
      return { parameters: names.length, type }
    }
  }
  return undefined
}

function basesIn(symbol: IndexedSymbol, index: GraphIndex): GenericTrees | undefined {
  const facet = symbol.draft.facets.find(({ kind, heritage }) => {
    return (kind === 'class' || kind === 'interface') && heritage.length > 0
  })
  if (facet === undefined) return undefined
  const names = ownParameters(facet).map(({ name }) => name)
  const scope = scopeWith(scopeOf(symbol, index), names)
  const types = facet.heritage.flatMap(({ target, args, parts }) =>
    [...(target === undefined ? [] : [{ target, args }]), ...parts].map((one) => {
      return tree(
        scope.headOf(one.target, ''),
        one.args.map(({ value }) => readType(value, undefined, scope)),
      )
    }),
  )
  return types.length === 0 ? undefined : { parameters: names.length, types }
}

function callablesOf(symbol: IndexedSymbol, index: GraphIndex, around: Release): Callable[] {
  const { draft, anchors } = symbol
  return draft.facets.flatMap((facet, facetAt) => {
    const places = anchors.facets[facetAt]!
    if (facet.kind === 'function') {
      return facet.signatures.map((signature, at): Callable => {
        const scope = scopeWith(scopeOf(symbol, index), namesIn(signature))
        const anchor = facet.signatures.length > 1 ? places.signatures[at]! : undefined
        return {
          ...stateOf(signature, around),
          ...(anchor === undefined ? {} : { anchor }),
          constraints: constraintsOf(signature, signature.typeParameters, scope),
          ...typesOf(signature, scope),
        }
      })
    }
    if (facet.kind === 'variable') {
      return facet.signatures.flatMap((signature) => {
        return calledTypes(signature, scopeOf(symbol, index), index).map((types): Callable => {
          return {
            ...stateOf(signature, around),
            ...(facetAt === 0 ? {} : { anchor: places.anchor }),
            constraints: [],
            ...types,
          }
        })
      })
    }
    if (facet.kind !== 'class' && facet.kind !== 'interface') return []
    return facet.members.flatMap((member, memberAt) => {
      return memberCallables(symbol, facet, member, places.members[memberAt]!, index, around)
    })
  })
}

function memberCallables(
  symbol: IndexedSymbol,
  facet: DraftFacet,
  member: DraftMember,
  anchors: { anchor: string; signatures: readonly string[] },
  index: GraphIndex,
  around: Release,
): Callable[] {
  const { name, kind, isStatic } = member
  if (kind === 'index' || kind === 'enumMember' || kind === 'accessor') return []
  const outer = ownParameters(facet)
  return member.signatures.flatMap((signature, at): Callable[] => {
    const own = scopeWith(
      scopeOf(symbol, index),
      outer.map((one) => one.name),
    )
    const self = tree(
      symbol.draft.id,
      outer.map((one) => tree(own.variables.get(one.name)!)),
    )
    const scope = scopeWith({ ...own, receiver: self }, namesIn(signature))
    const { part } = pageOfAnchor(symbol, anchors.signatures[at]!)
    const rest = {
      member: { name, kind, isStatic },
      anchor: anchors.signatures[at]!,
      ...(part === undefined ? {} : { part: Number(part) }),
      ...stateOf(signature, around),
      constraints: [
        ...constraintsOf(facet.signatures[0]!, outer, scope),
        ...constraintsOf(signature, signature.typeParameters, scope),
      ],
      ...(isStatic || kind === 'constructor' || kind === 'construct' ? {} : { receiver: self }),
    }
    if (kind === 'property') {
      if (signature.flags.includes('optional')) return []
      return calledTypes(signature, scope, index).map((types) => ({ ...rest, ...types }))
    }
    const types = typesOf(signature, scope)
    return [{ ...rest, ...types, ...(kind === 'constructor' ? { result: self } : {}) }]
  })
}

function stateOf(signature: DraftSignature, around: Release): Pick<Callable, 'release' | 'deprecated'> {
  return {
    release: leastPublic(signature.release ?? 'public', around),
    deprecated: signature.comment.isDeprecated,
  }
}

function typesOf(signature: DraftSignature, scope: TypeScope): Pick<Callable, 'parameters' | 'result'> {
  return {
    parameters: signature.parameters
      .filter(({ name }) => name !== 'this')
      .map(
        ({ type, optional, rest }): TreeParameter => ({ type: readType(signature.line, type, scope), optional, rest }),
      ),
    result: signature.type === undefined ? tree('any') : readType(signature.line, signature.type, scope),
  }
}

function constraintsOf(
  { line }: DraftSignature,
  typeParameters: DraftSignature['typeParameters'],
  scope: TypeScope,
): (TypeTree | undefined)[] {
  return typeParameters.map(({ constraint: [from, to] }) =>
    from === to ? undefined : readType(line, [from, to], scope),
  )
}

/** Call signatures of a value: of its type as written, as resolved, or of the alias that it names. */
function calledTypes(
  signature: DraftSignature,
  scope: TypeScope,
  index: GraphIndex,
): Pick<Callable, 'parameters' | 'result'>[] {
  const written = signature.type === undefined ? undefined : readType(signature.line, signature.type, scope)
  const resolved = signature.resolved && readType(signature.resolved, undefined, scope)
  for (const type of [written, resolved, written && aliased(written, index)]) {
    const found = type === undefined ? [] : callSignatures(type)
    if (found.length > 0) return found
  }
  return []
}

/** Type of the alias that a type names. */
function aliased(type: TypeTree, index: GraphIndex): TypeTree | undefined {
  const symbol = index.byId.get(type.head)
  const alias = symbol && aliasIn(symbol, index)
  if (alias === undefined) return undefined
  const values = Array.from({ length: alias.parameters }, (_, at) => [`?${at}`, type.parts[at] ?? tree('any')] as const)
  return substitute(alias.type, new Map(values))
}

function callSignatures(type: TypeTree): Pick<Callable, 'parameters' | 'result'>[] {
  const { head, parts } = type
  if (head === '=>') return [{ result: parts[0]!, parameters: parts.slice(1).map(parameterOf) }]
  if (head !== '{}') return []
  return parts.filter((member) => member.head === '.()').flatMap((member) => callSignatures(member.parts[0]!))
}
