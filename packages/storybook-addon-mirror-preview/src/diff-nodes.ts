import { checkNodes } from './check-nodes.ts'
import type { MirrorNode } from './mirror-node.ts'
import type { MirrorPatch } from './mirror-patch.ts'

/**
 * Computes the patches from one list of nodes to another. {@link applyPatches} applies them.
 *
 * @param prev - The list before.
 * @param next - The list after. The `id` of each node in a list is unique.
 * @returns Removals first, then new, changed and moved nodes in the order of `next`. Empty when the lists are equal.
 *
 * @example
 * ```ts
 * import { diffNodes, MirrorTarget, type MirrorNode } from '@signpost/storybook-addon-mirror-preview'
 *
 * const style = (id: string, text: string): MirrorNode => ({ id, target: MirrorTarget.Head, tag: 'style', attributes: {}, text })
 *
 * export const patches = diffNodes([style('a', 'p {}'), style('b', '')], [style('a', 'q {}')])
 * // [{ kind: 'remove', id: 'b' }, { kind: 'upsert', node: style('a', 'q {}'), after: null }]
 * ```
 * @searchAlias compare reconcile delta changes
 * @public
 */
export function diffNodes(prev: readonly MirrorNode[], next: readonly MirrorNode[]): MirrorPatch[] {
  checkNodes(prev)
  checkNodes(next)
  const before = new Map(prev.map((node) => [node.id, node]))
  const kept = new Set(next.map(({ id }) => id))
  const removals = prev.filter(({ id }) => !kept.has(id)).map(({ id }): MirrorPatch => ({ kind: 'remove', id }))

  const unmoved = prev.filter(({ id }) => kept.has(id)).map(({ id }) => id)
  const moved = new Set<string>()
  let front = 0
  const upserts = next.flatMap((node, index): MirrorPatch[] => {
    const { id } = node
    while (moved.has(unmoved[front]!)) front += 1
    const isInPlace = unmoved[front] === id
    if (isInPlace) front += 1
    else moved.add(id)
    const known = before.get(id)
    if (isInPlace && known && isEqual(known, node)) return []
    return [{ kind: 'upsert', node, after: next[index - 1]?.id ?? null }]
  })

  return [...removals, ...upserts]
}

function isEqual(one: MirrorNode, other: MirrorNode): boolean {
  const names = Object.keys(one.attributes)
  return (
    one.target === other.target &&
    one.tag === other.tag &&
    one.text === other.text &&
    names.length === Object.keys(other.attributes).length &&
    names.every((name) => Object.hasOwn(other.attributes, name) && one.attributes[name] === other.attributes[name])
  )
}
