import { checkNodes, checkPatches } from './check-nodes.ts'
import type { MirrorNode } from './mirror-node.ts'
import type { MirrorPatch } from './mirror-patch.ts'

/**
 * Applies patches to a list of nodes, in order.
 *
 * @param nodes - The list. It is not changed.
 * @param patches - The result of {@link diffNodes}. Removing a node that is not in the list has no effect; a node
 *   placed after one that is not in the list is appended.
 * @returns A new list.
 *
 * @example
 * ```ts
 * import { applyPatches, type MirrorBatch, type MirrorNode } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const follow = (nodes: MirrorNode[], { complete, patches }: MirrorBatch): MirrorNode[] =>
 *   applyPatches(complete ? [] : nodes, patches)
 * ```
 * @searchAlias replay reconcile update merge
 * @public
 */
export function applyPatches(nodes: readonly MirrorNode[], patches: readonly MirrorPatch[]): MirrorNode[] {
  checkNodes(nodes)
  checkPatches(patches)
  const result = [...nodes]
  const find = (id: string): number => result.findIndex((node) => node.id === id)

  for (const patch of patches) {
    const present = find(patch.kind === 'remove' ? patch.id : patch.node.id)
    if (present >= 0) result.splice(present, 1)
    if (patch.kind === 'upsert') {
      const position = patch.after === null ? 0 : find(patch.after) + 1 || result.length
      result.splice(position, 0, patch.node)
    }
  }
  return result
}
