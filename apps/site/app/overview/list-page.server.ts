import type { HierarchyItem, ListPage } from '@signpost/graph-markdown'
import type { HastNode, PageKey, Ref } from '@signpost/graph-model'
import { graph } from '#app/data/index.server.ts'
import type { Overview } from '#app/urls/index.ts'
import { catalogue, type DeprecatedItem, type ListedSymbol } from './catalogue.server.ts'
import type { TreeNode } from './hierarchy.ts'
import { byLetter } from './letters.ts'
import { allTrees } from './trees.server.ts'

/** A list over all packages as data, in the order of its pages. */
export function listPage(of: Overview): ListPage {
  const packages = new Map(graph().manifest.packages.map(({ slug, name }) => [slug, name]))
  const nameOf = (slug: string): string => packages.get(slug) ?? slug
  const refs = new RefTable()
  switch (of) {
    case 'all': {
      const sorted = byLetter(catalogue().symbols, ({ entry }) => entry.name).flatMap(({ items }) => items)
      const symbols = sorted.map((one) => ({
        ref: refs.add(refOf(one)),
        package: nameOf(one.slug),
        kind: one.entry.kind,
        release: one.entry.release,
        ...(one.since !== undefined && { since: one.since }),
      }))
      return { kind: 'symbols', symbols, refs: refs.all }
    }
    case 'hierarchy': {
      const item = ({ symbol, ref, children, isRepeated, ...node }: TreeNode): HierarchyItem => ({
        ref: refs.add(symbol ? refOf(symbol) : (ref ?? { ...node, text: node.name, summary: '', deprecated: false })),
        children: children.map(item),
        ...(isRepeated && { isRepeated }),
      })
      const trees = allTrees().map(({ kind, roots }) => ({ kind, roots: roots.map(item) }))
      return { kind: 'hierarchy', trees, refs: refs.all }
    }
    case 'deprecated': {
      const sorted = byLetter(catalogue().deprecated, ({ name }) => name).flatMap(({ items }) => items)
      const items = sorted.map((one) => ({
        ref: refs.add(deprecatedRef(one)),
        package: nameOf(one.page.slug),
        kind: one.kind,
        message: one.message.map((node) => refs.moved(node, one.refs)),
        replacements: one.replacements.map((ref) => refs.add(ref)),
        users: one.users.map((ref) => refs.add(ref)),
        ...(one.history && { version: one.history.version }),
      }))
      return { kind: 'deprecated', items, refs: refs.all }
    }
  }
}

/** Link targets of a page, each once. */
class RefTable {
  readonly all: Ref[] = []
  readonly #indices = new Map<string, number>()

  /** Index of a target. */
  add(ref: Ref): number {
    const key = JSON.stringify([ref.id, ref.text, ref.page, ref.anchor, ref.href, ref.package])
    const known = this.#indices.get(key) ?? this.all.push(ref) - 1
    this.#indices.set(key, known)
    return known
  }

  /** Content of another page, with the indices of this table. */
  moved(node: HastNode, refs: readonly Ref[]): HastNode {
    if (typeof node === 'string') return node
    const [tagName, properties, ...children] = node
    const target = properties === 0 ? undefined : refs[Number(properties['dataRef'])]
    const own = properties !== 0 && target ? { ...properties, dataRef: this.add(target) } : properties
    return [tagName, own, ...children.map((child) => this.moved(child, refs))]
  }
}

function refOf({ slug, entry: { id, kind, name, summary, deprecated } }: ListedSymbol): Ref {
  return { id, text: name, page: { slug, kind, name } satisfies PageKey, summary, deprecated }
}

function deprecatedRef({ id, name, page, anchor }: DeprecatedItem): Ref {
  return { id, text: name, page, ...(anchor !== undefined && { anchor }), summary: '', deprecated: true }
}
