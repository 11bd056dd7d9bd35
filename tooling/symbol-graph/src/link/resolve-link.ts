import { isBuiltin } from 'node:module'
import type { DestinationPart, LinkDestination } from '../docs/comment.ts'
import type { Kind } from '@signpost/graph-model/model'
import { basesOf } from './bases.ts'
import { aliasTarget } from './alias-target.ts'
import { lineText } from '../signature/line.ts'
import { findMember, type GraphIndex, type IndexedPackage, type IndexedSymbol, type LinkTarget } from './graph-index.ts'
import { globalName, type OutsideName, outsideName } from './outside/outside-name.ts'
import { resolveOutside, resolveReference, withFacet } from './resolve-reference.ts'

/** Result of resolving a link in a doc comment. */
export type LinkResolution =
  | { status: 'found'; target: LinkTarget }
  | { status: 'package'; package: IndexedPackage }
  /** Link to a dependency outside the graph, or to a global of the language or its hosts. It cannot be checked. */
  | { status: 'outside'; name?: OutsideName }
  | { status: 'unresolved' }

/**
 * Resolves a `{@link}`: as the compiler does in its file, then in the enclosing namespaces from the inside out, then among the members of the documented symbol
 * and of its bases, then in the package of the graph that the first part names, then among globals. A link with a package
 * name is resolved in that package.
 *
 * @param scope - Symbol whose comment has the link; absent for the comment of a package.
 */
export function resolveLink(
  { package: packageName, importPath, parts, text }: Pick<LinkDestination, 'package' | 'importPath' | 'parts' | 'text'>,
  scope: IndexedSymbol | undefined,
  from: IndexedPackage,
  index: GraphIndex,
): LinkResolution {
  const home = packageName === undefined ? from : packageNamed(packageName, index)
  if (home === undefined) {
    const name = outsideName(`${packageName!}!${parts.map((part) => part.name).join('.')}`, index.links)
    if (name?.href === undefined && !isDependency(packageName!, from)) return { status: 'unresolved' }
    return { status: 'outside', ...(name === undefined ? {} : { name }) }
  }
  const [first, ...others] = parts
  if (first === undefined)
    return packageName === undefined ? { status: 'unresolved' } : { status: 'package', package: home }
  const compiled = scope === undefined ? undefined : resolveInFile(text, scope, from, index)
  const named = others.length === 0 ? first : first.name === 'this' && others.length === 1 ? others[0]! : undefined
  const member =
    scope === undefined || named === undefined ? undefined : memberOf(scope, named.name, sideOf(named), index)
  // Readers of a member expect its sibling, and not a global of the browser.
  if (compiled === 'member' || compiled?.status === 'outside') {
    if (member !== undefined) return { status: 'found', target: member }
  }
  if (compiled !== undefined && compiled !== 'member') return compiled
  const entry = importPath === undefined || importPath === '' ? undefined : `./${importPath.replace(/^\//u, '')}`
  const places = { entry, ...(packageName === undefined && scope !== undefined ? { own: scope.draft.entry } : {}) }

  const around = packageName === undefined && scope !== undefined ? scope.draft.name.split('.') : []
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const target = find(home, [...around.slice(0, depth).map((name) => ({ name })), ...parts], places, index)
    if (target !== undefined) return { status: 'found', target }
  }
  if (packageName !== undefined) return { status: 'unresolved' }
  if (member !== undefined) return { status: 'found', target: member }
  // `lodash#map` is a declaration reference of TSDoc, and a name path of JSDoc.
  if (others.length > 0 && packageNamed(first.name, index) !== undefined) {
    return resolveLink({ package: first.name, parts: others, text }, scope, from, index)
  }
  const name = globalTarget(parts, index)
  return name === undefined ? { status: 'unresolved' } : { status: 'outside', name }
}

/** Whether a package can be imported: its manifest names it or its types, or it is one of Node's modules. */
function isDependency(name: string, { draft: { source } }: IndexedPackage): boolean {
  const types = `@types/${name.replace(/^@(?<scope>[^/]+)\//u, '$<scope>__')}`
  return isBuiltin(name) || source.dependencies.some((one) => one === name || one === types)
}

/** Package by its name, or by the name that messages print. */
function packageNamed(name: string, { byPackageName }: GraphIndex): IndexedPackage | undefined {
  return byPackageName.get(name) ?? [...byPackageName.values()].find(({ draft }) => draft.source.slug === name)
}

/** Resolves a name as the compiler does in the file of the symbol; `member` for one of the declaration with the comment. */
function resolveInFile(
  text: string,
  scope: IndexedSymbol,
  from: IndexedPackage,
  index: GraphIndex,
): LinkResolution | 'member' | undefined {
  const { identity, entry } = scope.draft
  const file = identity.slice(0, Math.max(0, identity.lastIndexOf(':')))
  const name = /^[^(<[]*/u.exec(text)![0].replace(/\s+/gu, '')
  const reference = from.commentNames.get(`${identity} ${name}`) ?? from.commentNames.get(`${file} ${name}`)
  if (reference === undefined || reference === '') return undefined
  if (reference.includes('!#')) return 'member'
  const target = resolveReference(reference, from, entry, index)
  // A name means all that is declared under it.
  if (target !== undefined)
    return { status: 'found', target: target.member === undefined ? { symbol: target.symbol } : target }
  const outside = resolveOutside(reference, index)
  return outside === undefined ? undefined : { status: 'outside', name: outside }
}

function find(
  home: IndexedPackage,
  parts: readonly DestinationPart[],
  places: EntryPoints,
  index: GraphIndex,
): LinkTarget | undefined {
  const last = parts.at(-1)!
  const symbol = findSymbol(home, parts, places, index)
  if (symbol !== undefined) return withSelector(symbol, last.selector)

  // `Options.db.host` is the member `db.host` of `Options`.
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const name = parts.slice(at).map((part) => part.name)
    for (const container of containers(home, parts.slice(0, at), places, index)) {
      // `Box.make` is the static member where there is one of each, as for the compiler.
      const member = memberOf(container, name.join('.'), sideOf(last) ?? 'static', index)
      if (member !== undefined) return withOverload(member, last.selector)
    }
  }
  return undefined
}

/** Symbols with a name, the nearest first: other entry points may export another declaration under it. */
function* containers(
  home: IndexedPackage,
  parts: readonly DestinationPart[],
  places: EntryPoints,
  index: GraphIndex,
): Generator<IndexedSymbol> {
  const nearest = findSymbol(home, parts, places, index)
  if (nearest === undefined) return
  yield nearest
  if (places.own === undefined || places.entry !== undefined) return
  const name = parts.map((part) => part.name).join('.')
  yield* home.symbols.filter((symbol) => symbol !== nearest && symbol.draft.name === name)
}

function sideOf({ selector }: DestinationPart): 'static' | 'instance' | undefined {
  return selector === 'static' || selector === 'instance' ? selector : undefined
}

/** Member of a symbol or, with other declarations of that name missing, of one of its bases. */
function memberOf(
  symbol: IndexedSymbol,
  name: string,
  side: 'static' | 'instance' | undefined,
  index: GraphIndex,
): LinkTarget | undefined {
  // The page of an alias has no members.
  const home = aliasTarget(symbol, index)
  if (home !== undefined && home !== symbol) return memberOf(home, name, side, index)
  const own = findMember(symbol, name, side) ?? findMember(symbol, name)
  if (own !== undefined) return own
  for (const facet of symbol.draft.facets) {
    const { bases, open } = basesOf(symbol, facet, index)
    for (const base of bases) {
      const inherited = findMember(base.symbol, name, side) ?? findMember(base.symbol, name)
      if (inherited !== undefined) return inherited
    }
    // Members of a mapped type and the like are declared on no page; this one lists them.
    const names = open.flatMap(({ heritage }) => heritage.members.flatMap(({ members }) => members))
    if (names.some((one) => one.name === name)) return { symbol }
  }
  const type = typeOfConstant(symbol, index)
  return type === undefined ? undefined : memberOf(type, name, 'instance', index)
}

/** The class or interface that a constant is one of, by the only name that its type is: `const store: Store`. */
function typeOfConstant(symbol: IndexedSymbol, index: GraphIndex): IndexedSymbol | undefined {
  const { facets, entry } = symbol.draft
  const signature = facets.find(({ kind }) => kind === 'variable')?.signatures[0]
  if (signature?.type === undefined) return undefined
  const text = lineText(signature.line).slice(...signature.type)
  const piece = signature.line.pieces.find((one) => typeof one !== 'number' && one.target !== undefined)
  if (piece === undefined || typeof piece === 'number' || piece.text !== text) return undefined
  const type = resolveReference(piece.target!, symbol.package, entry, index)?.symbol
  return type === symbol ? undefined : type
}

/** Entry points to look a name up in: the one that the link names, and that of the comment. */
interface EntryPoints {
  entry: string | undefined
  own?: string
}

function findSymbol(
  home: IndexedPackage,
  parts: readonly DestinationPart[],
  { entry, own }: EntryPoints,
  index: GraphIndex,
): IndexedSymbol | undefined {
  const name = parts.map((part) => part.name).join('.')
  const exported = entry === undefined ? undefined : index.named(home, 'model', `${entry} ${name}`)
  if (exported !== undefined) return exported
  const found =
    index.named(home, 'shown', name) ??
    index.named(home, 'local', name) ??
    index.named(home, 'unexported', name) ??
    index.named(home, 'augmented', name)
  // The comment's own entry point may export another declaration under the name.
  const isElsewhere = own !== undefined && found !== undefined && found.draft.entry !== own
  return (isElsewhere ? index.named(home, 'model', `${own} ${name}`) : undefined) ?? found
}

function withSelector(symbol: IndexedSymbol, selector: string | undefined): LinkTarget {
  if (selector === undefined) return { symbol }
  if (selector === 'constructor') return findMember(symbol, 'constructor') ?? { symbol }
  if (/^\d+$/u.test(selector)) {
    const at = symbol.draft.facets.findIndex(({ kind }) => kind === 'function')
    const anchor = symbol.anchors.facets[at]?.signatures[Number(selector) - 1]
    return anchor === undefined ? { symbol } : { symbol, anchor }
  }
  const kinds: Partial<Record<string, Kind>> = { variable: 'variable', type: 'type', typealias: 'type' }
  return withFacet(symbol, kinds[selector.toLowerCase()] ?? (selector as Kind))
}

function withOverload(target: LinkTarget, selector: string | undefined): LinkTarget {
  if (selector === undefined || !/^\d+$/u.test(selector)) return target
  const overload = Number(selector) - 1
  for (const [at, facet] of target.symbol.draft.facets.entries()) {
    const memberAt = facet.members.indexOf(target.member!)
    const anchor = target.symbol.anchors.facets[at]?.members[memberAt]?.signatures[overload]
    if (anchor !== undefined) return { ...target, anchor, overload }
  }
  return target
}

/** Finds a global by its name; `Promise.all` falls back to `Promise`. */
function globalTarget(parts: readonly DestinationPart[], { links }: GraphIndex): OutsideName | undefined {
  return globalName(parts.map(({ name }) => name).join('.'), links) ?? globalName(parts[0]!.name, links)
}
