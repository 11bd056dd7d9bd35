import type { MirrorNode } from './mirror-node.ts'

/**
 * One step from a list of nodes to another.
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
 * @public
 */
export type MirrorPatch =
  | {
      /** A node was added, was changed or has moved. */
      readonly kind: 'upsert'
      /** The whole node, as it is now. */
      readonly node: MirrorNode
      /** The `id` of the node in front of it; `null` when it is the first. */
      readonly after: string | null
    }
  | {
      /** A node is gone. */
      readonly kind: 'remove'
      /** Its `id`. */
      readonly id: string
    }

/**
 * What the preview tells the manager at a time.
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
  /** Whether the patches start from nothing, so that nodes which are not among them are gone. */
  readonly complete: boolean
  /** To be applied in this order. */
  readonly patches: readonly MirrorPatch[]
}
