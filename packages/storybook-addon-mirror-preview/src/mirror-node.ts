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
 * @public
 */
export interface MirrorNode {
  /** Unique among the nodes of a document, and the same for as long as the node is the same. */
  readonly id: string
  /** Where it goes in the manager. */
  readonly target: MirrorTarget
  /** The name of the element in lower case, for {@link MirrorTarget.Head} `style` or `link`. */
  readonly tag: string
  /** The mirrored attributes that it has. Addresses are absolute. */
  readonly attributes: Readonly<Record<string, string>>
  /** The CSS of a `<style>` element, else empty. */
  readonly text: string
}
