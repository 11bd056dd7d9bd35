import type { MirrorTarget } from './mirror-target.ts'

/**
 * A node of the preview as data.
 *
 * @example
 * ```ts
 * import { MirrorTarget, type MirrorNode } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const node: MirrorNode = {
 *   id: '0:1',
 *   target: MirrorTarget.Head,
 *   tag: 'style',
 *   attributes: { media: 'print' },
 *   text: 'p { color: black }',
 * }
 * ```
 * @see {@link diffNodes}
 * @searchAlias serialized element snapshot vnode
 * @public
 */
export interface MirrorNode {
  /** Unique among the nodes of a document, and stable while the node exists. */
  readonly id: string
  /** The place of the node in the manager. */
  readonly target: MirrorTarget
  /** The lower-case tag name; `style` or `link` for {@link MirrorTarget.Head}. */
  readonly tag: string
  /** The mirrored attributes of the node. URLs are absolute. */
  readonly attributes: Readonly<Record<string, string>>
  /** The CSS of a `<style>` element, else empty. */
  readonly text: string
}
