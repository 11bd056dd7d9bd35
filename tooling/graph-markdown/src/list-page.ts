import type { HastNode, Kind, Ref, Release } from '@signpost/graph-model/model'
import type { LinkTargets } from './link-targets.ts'
import { named, namedLink } from './docs-markdown.ts'
import { code, h, inLine, joined } from './nodes.ts'
import { markdownOf } from './to-markdown.ts'

/** Symbol in the list of all symbols; numbers are indices into the refs of the page. */
export interface SymbolItem {
  ref: number
  /** Name of the package. */
  package: string
  kind: Kind
  release: Release
  /** Version that added it, null while it is not released; absent when it is not known. */
  since?: string | null
}

/** Type with those derived from it. */
export interface HierarchyItem {
  ref: number
  children: readonly HierarchyItem[]
  /** True where its children are at an earlier place. */
  isRepeated?: true
}

/** Deprecated symbol or member. */
export interface DeprecatedItem {
  ref: number
  /** Name of the package. */
  package: string
  /** Kind of the symbol. */
  kind: Kind
  message: readonly HastNode[]
  replacements: readonly number[]
  /** Symbols that use it and are not deprecated themselves. */
  users: readonly number[]
  /** Version that deprecated it, null while that is not released; absent when it is not known. */
  version?: string | null
}

/** Coverage of a package; the numbers of examples are absent where these are not checked. */
export interface CoverageItem {
  slug: string
  name: string
  /** Public symbols, and those with a summary. */
  symbols: number
  documented: number
  withExample?: number
  /** Examples that the compiler judged, and those that are as their author says. */
  examples?: number
  checked?: number
}

/** A list over all packages. */
export type ListPage =
  | { kind: 'symbols'; symbols: readonly SymbolItem[]; refs: readonly Ref[] }
  | { kind: 'hierarchy'; trees: readonly { kind: Kind; roots: readonly HierarchyItem[] }[]; refs: readonly Ref[] }
  | { kind: 'deprecated'; items: readonly DeprecatedItem[]; refs: readonly Ref[] }
  | { kind: 'coverage'; packages: readonly CoverageItem[]; refs: readonly Ref[] }

/** List as Markdown, with an item for each symbol. */
export function listMarkdown(page: ListPage, links: LinkTargets): string {
  const nodes = named(listNodes(page), (index) => page.refs[index]?.text ?? '')
  return markdownOf(nodes, page.refs, links)
}

function listNodes(page: ListPage): HastNode[] {
  switch (page.kind) {
    case 'symbols':
      return [h('h1', 'All symbols'), list(page.symbols, (item) => symbolNodes(item, page.refs))]
    case 'hierarchy':
      return [
        h('h1', 'Hierarchy'),
        ...page.trees.flatMap(({ kind, roots }) =>
          roots.length === 0 ? [] : [h('h2', kind === 'class' ? 'Classes' : 'Interfaces'), list(roots, treeNodes)],
        ),
      ]
    case 'deprecated':
      return [h('h1', 'Deprecated'), list(page.items, deprecatedNodes)]
    case 'coverage':
      return [h('h1', 'Coverage of the documentation'), list(page.packages, coverageNodes)]
  }
}

function list<Item>(items: readonly Item[], nodesOf: (item: Item) => HastNode[]): HastNode {
  return h('ul', ...items.map((item) => h('li', ...nodesOf(item))))
}

function symbolNodes({ ref, kind, package: owner, release, since }: SymbolItem, refs: readonly Ref[]): HastNode[] {
  const target = refs[ref]
  const facts = [
    ...(release === 'public' ? [] : [release]),
    ...(target?.deprecated ? ['deprecated'] : []),
    ...(since ? [`since ${since}`] : []),
  ]
  return [
    namedLink(ref),
    ` ${kind} of `,
    code(owner),
    facts.length === 0 ? '' : `, ${facts.join(', ')}`,
    target?.summary ? `: ${target.summary}` : '',
  ]
}

function treeNodes({ ref, children }: HierarchyItem): HastNode[] {
  return children.length === 0 ? [namedLink(ref)] : [namedLink(ref), list(children, treeNodes)]
}

function coverageNodes({ name, symbols, documented, withExample, examples, checked }: CoverageItem): HastNode[] {
  const facts = [
    `${documented} of ${symbols} symbols documented`,
    ...(withExample === undefined ? [] : [`${withExample} with an example`]),
    ...(checked === undefined || !examples ? [] : [`${checked} of ${examples} examples checked`]),
  ]
  return [code(name), `: ${facts.join(', ')}`]
}

function deprecatedNodes({ ref, package: owner, message, replacements, users, version }: DeprecatedItem): HastNode[] {
  const names = (label: string, refs: readonly number[]): HastNode[] =>
    refs.length === 0
      ? []
      : [
          h(
            'p',
            label,
            ...joined(
              refs.map((one) => [namedLink(one)]),
              ', ',
            ),
          ),
        ]
  return [
    h('p', namedLink(ref), ' of ', code(owner), version ? `, since ${version}` : ''),
    ...(message.length === 0 ? [] : [h('p', ...inLine(message))]),
    ...names('Replaced by ', replacements),
    ...names('Used by ', users),
  ]
}
