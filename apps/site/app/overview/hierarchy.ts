import type { IndexEntry, Ref } from '@signpost/graph-model'
import type { ListedSymbol } from './catalogue.server.ts'

/** Type in a tree, with the types derived from it. */
export interface TreeNode {
  id: string
  name: string
  /** Absent for a base that no package documents. */
  symbol?: ListedSymbol
  /** Link target of a base without a symbol. */
  ref?: Ref
  children: readonly TreeNode[]
  /** True where its children are shown at an earlier place. */
  isRepeated: boolean
}

/** Trees of the classes or the interfaces of all packages. */
export interface Trees {
  kind: 'class' | 'interface'
  /** Roots with derived types. */
  roots: readonly TreeNode[]
  /** Number of types without bases and derived types. */
  alone: number
}

/** Whether a symbol is a class, or an interface, whatever else has its name. */
function isA({ entry }: ListedSymbol, kind: 'class' | 'interface'): boolean {
  return kind === 'class'
    ? entry.facets.includes('class')
    : entry.facets.includes('interface') && !entry.facets.includes('class')
}

/**
 * Builds the trees of one kind. Classes are under the classes that they extend; interfaces under those that they extend, with the
 * classes that implement them. A type with several bases is under each, and has its own derived types at the first place only.
 */
export function treesOf(symbols: readonly ListedSymbol[], kind: 'class' | 'interface'): Trees {
  const own = symbols.filter((one) => isA(one, kind))
  const byId = new Map(symbols.map((one) => [one.entry.id, one]))
  const children = new Map<string, Set<ListedSymbol>>()
  const outside = new Map<string, Ref>()
  const derived = new Set<string>()
  const put = (base: Ref, child: ListedSymbol): void => {
    const known = byId.get(base.id)
    if (known === undefined || !isA(known, kind)) outside.set(base.id, base)
    const list = children.get(base.id) ?? new Set()
    children.set(base.id, list.add(child))
    derived.add(child.entry.id)
  }
  for (const one of own) for (const base of one.extends) put(base, one)
  if (kind === 'interface') {
    for (const one of symbols.filter((each) => isA(each, 'class'))) for (const base of one.implements) put(base, one)
  }
  const shown = new Set<string>()
  const node = (id: string, name: string, more: Pick<TreeNode, 'symbol' | 'ref'>): TreeNode => {
    const below = [...(children.get(id) ?? [])]
    const isRepeated = shown.has(id) && below.length > 0
    shown.add(id)
    return {
      id,
      name,
      ...more,
      isRepeated,
      children: isRepeated ? [] : sorted(below).map((one) => node(one.entry.id, one.entry.name, { symbol: one })),
    }
  }
  const roots = [
    ...[...outside.values()].map((ref) => ({ id: ref.id, name: ref.text, more: { ref } })),
    ...own
      .filter(({ entry }) => !derived.has(entry.id) && children.has(entry.id))
      .map((symbol) => ({ id: symbol.entry.id, name: symbol.entry.name, more: { symbol } })),
  ].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  const trees = roots.map(({ id, name, more }) => node(id, name, more))
  // Types in a circle of bases, which compilers reject, have no root.
  const circular = own.filter(({ entry }) => children.has(entry.id) && !shown.has(entry.id))
  const rest = circular.flatMap((symbol) =>
    shown.has(symbol.entry.id) ? [] : [node(symbol.entry.id, symbol.entry.name, { symbol })],
  )
  return {
    kind,
    roots: [...trees, ...rest],
    alone: own.filter(({ entry }) => !derived.has(entry.id) && !children.has(entry.id)).length,
  }
}

/** Number of rows of a tree. */
export function treeSize({ children }: TreeNode): number {
  return children.reduce((sum, child) => sum + treeSize(child), 1)
}

function sorted(symbols: readonly ListedSymbol[]): ListedSymbol[] {
  const key = ({ entry, slug }: { entry: IndexEntry; slug: string }): string => `${entry.name} ${slug}`
  return [...symbols].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
