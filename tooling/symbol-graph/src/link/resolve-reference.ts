import type { Kind } from '@signpost/graph-model/model'
import { type OutsideName, outsideName } from './outside/outside-name.ts'
import { aliasTarget } from './alias-target.ts'
import { findMember, type GraphIndex, type IndexedPackage, type IndexedSymbol, type LinkTarget } from './graph-index.ts'

/** Facet for each meaning in a canonical reference, such as `class` in `core!Box:class`. */
const meanings: ReadonlyMap<string, Kind> = new Map([
  ['class', 'class'],
  ['function', 'function'],
  ['enum', 'enum'],
  ['var', 'variable'],
  ['interface', 'interface'],
  ['type', 'type'],
  ['namespace', 'namespace'],
])

/** Separator between a canonical reference and the identity of its declaration, in references of the facts. */
const placeMark = ' @'

/** Resolves a reference to a name outside the graph. */
export function resolveOutside(target: string, index: GraphIndex): OutsideName | undefined {
  const [written] = target.split(placeMark) as [string]
  const { package: name } = reference.exec(written)?.groups ?? {}
  return name === undefined || index.byPackageName.get(name) !== undefined
    ? undefined
    : outsideName(written, index.links)
}

/** Symbol of the declaration that a reference of the facts names, or whose member it names; nothing for one without a place, or without a page. */
export function resolvePlaced(target: string, index: GraphIndex): IndexedSymbol | undefined {
  const [written, place] = target.split(placeMark) as [string, string?]
  return place === undefined ? undefined : index.byIdentity.get(`${written.slice(0, written.indexOf('!'))}!${place}`)
}

const reference = /^(?<package>[^!]*)!(?<local>~?)(?<path>[^]*?)(?::(?<meaning>[a-z]+)(?:\(\d+\))?)?$/u

/**
 * Resolves a canonical reference such as `@acme/core!Box#open:member(1)`.
 *
 * @param entry - Entry point whose doc model has the reference.
 * @returns Nothing for globals that the package does not declare itself. Nothing for dependencies outside the graph, unless the package re-exports the name.
 */
export function resolveReference(
  target: string,
  from: IndexedPackage,
  entry: string,
  index: GraphIndex,
): LinkTarget | undefined {
  const name = target.slice(0, target.indexOf('!'))
  if (name === '') return resolveGlobal(target, from, index)
  const home = index.byPackageName.get(name)
  if (home === undefined) return resolveForeign(target, from, index)
  if (home === from) return findTarget(target, home, entry, index)
  const found = findTarget(target, home, '.', index)
  // What packages can see of each other, by which an edit is linked again, has no globals.
  return found?.symbol.draft.isAugmentation === true ? undefined : found
}

/** Resolves a global to the package's own declaration of it. */
function resolveGlobal(target: string, from: IndexedPackage, index: GraphIndex): LinkTarget | undefined {
  const { path, meaning } = reference.exec(target)?.groups ?? {}
  if (path === undefined) return undefined
  const find = (wanted: string): IndexedSymbol | undefined => index.named(from, 'global', wanted)
  const symbol = find(path)
  return symbol === undefined ? resolveMember(path, meaning, find) : withFacet(symbol, meanings.get(meaning ?? ''))
}

function findTarget(target: string, home: IndexedPackage, entry: string, index: GraphIndex): LinkTarget | undefined {
  const [written] = target.split(placeMark) as [string]
  const { package: name, local, path, meaning } = reference.exec(written)?.groups ?? {}
  if (name === undefined || path === undefined) return undefined
  const placed = resolvePlaced(target, index)
  if (placed !== undefined) {
    return meaning === 'member'
      ? resolveMember(path, meaning, () => placed)
      : withFacet(placed, meanings.get(meaning ?? ''))
  }
  if (path === '') return undefined
  // `~` marks a name that its namespace does not export directly; an export list may still export it.
  const names = path.replaceAll('~', '.')
  if (local === '~') {
    const modelled = index.named(home, 'model', `${entry} ~${names}`)
    return toSymbol(modelled ?? index.named(home, 'unexported', names) ?? index.named(home, 'local', path))
  }
  const find = (wanted: string): IndexedSymbol | undefined => findSymbol(home, entry, wanted, index)

  const symbol = find(names) ?? (path.includes('~') ? index.named(home, 'unexported', names) : undefined)
  if (symbol !== undefined) return withFacet(symbol, meanings.get(meaning ?? ''))

  return resolveMember(names, meaning, find)
}

/** Resolves a name of a package without pages to its re-export in `from`. */
function resolveForeign(target: string, from: IndexedPackage, index: GraphIndex): LinkTarget | undefined {
  const [written, place] = target.split(placeMark) as [string, string?]
  const { package: name, path, meaning } = reference.exec(written)?.groups ?? {}
  if (name === undefined || path === undefined || path === '') return undefined
  const find = (wanted: string): IndexedSymbol | undefined => index.named(from, 'foreign', `${name}!${wanted}`)
  // The package may have several declarations of the name.
  const symbol = find(place === undefined || meaning === 'member' ? path : place)
  return symbol === undefined ? resolveMember(path, meaning, find) : withFacet(symbol, meanings.get(meaning ?? ''))
}

/**
 * Finds a member by its qualified name: `Box#open`, `Mode.Fast`. Falls back to the container for the meaning `member`.
 */
function resolveMember(
  names: string,
  meaning: string | undefined,
  find: (name: string) => IndexedSymbol | undefined,
): LinkTarget | undefined {
  const member = /^(?<container>[^]+?)(?<separator>[#.])(?<name>"[^"]*"|\[[^\]]*\]|[^#.]+)$/u.exec(names)?.groups
  if (member === undefined) {
    return meaning === 'constructor' || meaning === 'call' || meaning === 'new' ? toSymbol(find(names)) : undefined
  }
  const container = find(member['container']!)
  if (container === undefined) return undefined
  const memberName = member['name']!.replace(/^"(?<inner>.*)"$/u, '$<inner>')
  const isEnum = container.draft.facets.some(({ kind }) => kind === 'enum')
  const side = member['separator'] === '.' && !isEnum ? 'static' : 'instance'
  const found = findMember(container, memberName, side)
  if (found !== undefined || meaning !== 'member') return found
  return { symbol: container }
}

/** Finds a symbol of a package by its name in doc models, then by its exported name, then by its declared name. */
function findSymbol(home: IndexedPackage, entry: string, name: string, index: GraphIndex): IndexedSymbol | undefined {
  const own = index.named(home, 'model', `${entry} ${name}`) ?? index.named(home, 'model', `. ${name}`)
  if (own !== undefined) return own
  for (const { key } of home.draft.source.facts.entryPoints) {
    const other = index.named(home, 'model', `${key} ${name}`)
    if (other !== undefined) return other
  }
  return index.named(home, 'shown', name) ?? index.named(home, 'local', name) ?? inAlias(home, entry, name, index)
}

/** Finds a symbol under a second name of a namespace around it. */
function inAlias(home: IndexedPackage, entry: string, name: string, index: GraphIndex): IndexedSymbol | undefined {
  const at = name.lastIndexOf('.')
  const around = at === -1 ? undefined : findSymbol(home, entry, name.slice(0, at), index)
  const target = around && (aliasTarget(around, index) ?? around)
  return target && index.byId.get(`${target.draft.id}${name.slice(at)}`)
}

function toSymbol(symbol: IndexedSymbol | undefined): LinkTarget | undefined {
  return symbol === undefined ? undefined : { symbol }
}

/** Targets the page for the primary facet and the facet's anchor for any other. */
export function withFacet(symbol: IndexedSymbol, kind: Kind | undefined): LinkTarget {
  const at = symbol.draft.facets.findIndex((facet) => facet.kind === kind)
  return at > 0 ? { symbol, anchor: symbol.anchors.facets[at]!.anchor } : { symbol }
}
