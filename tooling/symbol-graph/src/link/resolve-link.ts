import type { DestinationPart, LinkDestination } from '../docs/comment.ts'
import type { Kind } from '../reader/model.ts'
import {
  findMember,
  type GraphIndex,
  type IndexedPackage,
  type IndexedSymbol,
  type LinkTarget,
} from './graph-index.ts'
import { withFacet } from './resolve-reference.ts'

/** What a link in a doc comment leads to. */
export type LinkResolution =
  | { status: 'found'; target: LinkTarget }
  | { status: 'package'; package: IndexedPackage }
  /** In a package outside the graph, or a global of the language or its hosts: nothing to check it against. */
  | { status: 'outside' }
  | { status: 'unresolved' }

/**
 * Resolves what a `{@link}` names: from the namespaces around it outward, then among the members of the symbol it
 * stands on; in the named package when the link names one.
 *
 * @param scope - The symbol whose comment has the link; absent for a package's own comment.
 */
export function resolveLink(
  { package: packageName, importPath, parts }: LinkDestination,
  scope: IndexedSymbol | undefined,
  from: IndexedPackage,
  index: GraphIndex,
): LinkResolution {
  const home = packageName === undefined ? from : index.byPackageName.get(packageName)
  if (home === undefined) return { status: 'outside' }
  if (parts.length === 0) return { status: 'package', package: home }
  const entry = importPath === undefined || importPath === '' ? undefined : `./${importPath.replace(/^\//u, '')}`

  const around = packageName === undefined && scope !== undefined ? scope.draft.name.split('.') : []
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const target = find(home, [...around.slice(0, depth).map((name) => ({ name })), ...parts], entry)
    if (target !== undefined) return { status: 'found', target }
  }
  const [only, ...others] = parts
  const member = scope !== undefined && others.length === 0 ? findMember(scope, only!.name) : undefined
  if (member !== undefined) return { status: 'found', target: member }
  return packageName === undefined && runtimeGlobals.has(parts[0]!.name)
    ? { status: 'outside' }
    : { status: 'unresolved' }
}

function find(
  home: IndexedPackage,
  parts: readonly DestinationPart[],
  entry: string | undefined,
): LinkTarget | undefined {
  const selector = parts.at(-1)?.selector
  const symbol = findSymbol(home, parts, entry)
  if (symbol !== undefined) return withSelector(symbol, selector)

  const container = parts.length > 1 ? findSymbol(home, parts.slice(0, -1), entry) : undefined
  const name = parts.at(-1)!.name
  if (container === undefined) return undefined
  const side = selector === 'static' || selector === 'instance' ? selector : undefined
  const member = findMember(container, name, side)
  return member === undefined ? undefined : withOverload(member, selector)
}

function findSymbol(
  home: IndexedPackage,
  parts: readonly DestinationPart[],
  entry: string | undefined,
): IndexedSymbol | undefined {
  const name = parts.map((part) => part.name).join('.')
  return (
    (entry === undefined ? undefined : home.byModelName.get(`${entry} ${name}`)) ??
    home.byName.get(name) ??
    home.byLocalName.get(name)
  )
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

/** Names of the language and its hosts that comments link to; they are words until the graph knows their addresses. */
const runtimeGlobals: ReadonlySet<string> = new Set(
  (
    'AbortController AbortSignal AggregateError Array ArrayBuffer AsyncGenerator AsyncIterable AsyncIterator ' +
    'Atomics Awaited BigInt Blob Boolean Buffer CustomEvent DOMException DataView Date Document Element Error ' +
    'EvalError Event EventTarget Exclude Extract File FinalizationRegistry FormData Function Generator ' +
    'HTMLElement Headers Infinity InstanceType Intl Iterable IterableIterator Iterator JSON Map Math ' +
    'MessageChannel MessagePort NaN Node NonNullable Number Object Omit Parameters Partial Pick PromiseLike ' +
    'Promise Proxy Readonly ReadonlyArray ReadonlyMap ReadonlySet ReadableStream Record Reflect RegExp Request ' +
    'Required Response ReturnType Set SharedArrayBuffer Storage StorageEvent String Symbol SyntaxError ' +
    'TextDecoder TextEncoder TransformStream TypeError URL URLSearchParams Uint8Array URIError WeakMap WeakRef ' +
    'WeakSet Window Worker WritableStream clearInterval clearTimeout console document fetch globalThis ' +
    'localStorage navigator null process queueMicrotask sessionStorage setInterval setTimeout structuredClone ' +
    'undefined window RangeError ReferenceError'
  ).split(' '),
)
