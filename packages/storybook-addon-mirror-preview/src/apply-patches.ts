import type { MirrorNode } from './mirror-node.ts'
import type { MirrorPatch } from './mirror-patch.ts'

/**
 * Applies patches to a list of nodes, one after the other.
 *
 * @param nodes - The list, which stays as it is.
 * @param patches - What {@link diffNodes} found. A removal of a node that is not in the list does nothing; a node that stands
 *   after one that is not in the list is put at the end.
 * @returns Another list.
 *
 * @example
 * ```ts
 * import { applyPatches, type MirrorBatch, type MirrorNode } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const follow = (nodes: MirrorNode[], { complete, patches }: MirrorBatch): MirrorNode[] =>
 *   applyPatches(complete ? [] : nodes, patches)
 * ```
 * @public
 */
export function applyPatches(nodes: readonly MirrorNode[], patches: readonly MirrorPatch[]): MirrorNode[] {
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
