import type { Kind } from '../reader/model.ts'
import {
  findMember,
  type GraphIndex,
  type IndexedPackage,
  type IndexedSymbol,
  type LinkTarget,
} from './graph-index.ts'

/** The facet that the meaning of a canonical reference names. */
const meanings: ReadonlyMap<string, Kind> = new Map([
  ['class', 'class'],
  ['function', 'function'],
  ['enum', 'enum'],
  ['var', 'variable'],
  ['interface', 'interface'],
  ['type', 'type'],
  ['namespace', 'namespace'],
])

const reference = /^(?<package>[^!]*)!(?<local>~?)(?<path>[^]*?)(?::(?<meaning>[a-z]+)(?:\(\d+\))?)?$/u

/**
 * Finds what a canonical reference such as `@acme/core!Box#open:member(1)` leads to.
 *
 * @param entry - The entry point whose doc model has the reference.
 * @returns Nothing for globals, for dependencies outside the graph and for what a package keeps to itself.
 */
export function resolveReference(
  target: string,
  from: IndexedPackage,
  entry: string,
  index: GraphIndex,
): LinkTarget | undefined {
  const { package: name, local, path, meaning } = reference.exec(target)?.groups ?? {}
  if (name === undefined || path === undefined || name === '' || path === '' || local === '~') return undefined
  const home = index.byPackageName.get(name)
  if (home === undefined) return undefined
  // What a namespace does not export by itself is marked with `~`; an export list may still let it out.
  const names = path.replaceAll('~', '.')
  const find = (wanted: string): IndexedSymbol | undefined => findSymbol(home, home === from ? entry : '.', wanted)

  const symbol = find(names)
  if (symbol !== undefined) return withFacet(symbol, meanings.get(meaning ?? ''))

  const member = /^(?<container>[^]+?)(?<separator>[#.])(?<name>"[^"]*"|\[[^\]]*\]|[^#.]+)$/u.exec(names)?.groups
  if (member === undefined) {
    return meaning === 'constructor' || meaning === 'call' || meaning === 'new' ? toContainer(find(names)) : undefined
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

/**
 * A symbol of a package by its name in doc models, then by the name it is exported under, then by its declared name.
 */
function findSymbol(home: IndexedPackage, entry: string, name: string): IndexedSymbol | undefined {
  const own = home.byModelName.get(`${entry} ${name}`) ?? home.byModelName.get(`. ${name}`)
  if (own !== undefined) return own
  for (const { key } of home.draft.source.facts.entryPoints) {
    const other = home.byModelName.get(`${key} ${name}`)
    if (other !== undefined) return other
  }
  return home.byName.get(name) ?? home.byLocalName.get(name)
}

function toContainer(symbol: IndexedSymbol | undefined): LinkTarget | undefined {
  return symbol === undefined ? undefined : { symbol }
}

/** The page as a whole for the primary facet, the facet's anchor for any other. */
export function withFacet(symbol: IndexedSymbol, kind: Kind | undefined): LinkTarget {
  const at = symbol.draft.facets.findIndex((facet) => facet.kind === kind)
  return at > 0 ? { symbol, anchor: symbol.anchors.facets[at]!.anchor } : { symbol }
}
