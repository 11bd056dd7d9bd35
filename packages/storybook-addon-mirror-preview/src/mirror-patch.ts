import type { MirrorNode } from './mirror-node.ts'

/**
 * A single change of a list of nodes.
 *
 * @example
 * ```ts
 * import type { MirrorPatch } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const describe = (patch: MirrorPatch): string =>
 *   patch.kind === 'remove' ? `${patch.id} is gone` : `${patch.node.id} stands after ${patch.after ?? 'nothing'}`
 * ```
 * @see {@link diffNodes}
 * @see {@link applyPatches}
 * @searchAlias operation delta insert remove
 * @public
 */
export type MirrorPatch =
  | {
      /** A node was added, changed or moved. */
      readonly kind: 'upsert'
      /** The complete node. */
      readonly node: MirrorNode
      /** The `id` of the node before it; `null` for the first node. */
      readonly after: string | null
    }
  | {
      /** A node was removed. */
      readonly kind: 'remove'
      /** Its `id`. */
      readonly id: string
    }

/**
 * A message of the preview to the manager.
 *
 * @example
 * ```ts
 * import { ManagerMirror, type MirrorBatch } from '@signpost/storybook-addon-mirror-preview'
 *
 * const nothing: MirrorBatch = { complete: true, patches: [] }
 *
 * export const empty = (mirror: ManagerMirror): void => mirror.apply(nothing)
 * ```
 * @see {@link ManagerMirror.apply}
 * @public
 */
export interface MirrorBatch {
  /** Whether the patches start from an empty list, which removes all other nodes. */
  readonly complete: boolean
  /** The patches, in order. */
  readonly patches: readonly MirrorPatch[]
}
