import type { MirrorTarget } from './mirror-target.ts'

/**
 * A rule that selects nodes of the preview to mirror. Plain data, which is sent to the preview as JSON.
 *
 * @example
 * ```ts
 * import { MirrorTarget, type MirrorRule } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const rules: MirrorRule[] = [
 *   { selector: 'style[data-emotion], link[href$=".css"]' },
 *   { selector: ':root', attributes: ['class', 'data-theme'], target: MirrorTarget.Root },
 * ]
 * ```
 * @see {@link defineMirror}
 * @searchAlias css stylesheet match
 * @public
 */
export interface MirrorRule {
  /**
   * A CSS selector for nodes in the preview. For {@link MirrorTarget.Head}, only `<style>` and
   * `<link rel="stylesheet">` are mirrored. If several such rules match a style, only the first applies.
   */
  readonly selector: string
  /**
   * An attribute that identifies nodes, such as `id`. A node keeps its copy when it is replaced by one with the same
   * value, and when the preview reloads and has such a node from the start. Without a key, nodes are identified by the
   * order in which they are first seen.
   */
  readonly key?: string
  /**
   * The attributes to copy. For {@link MirrorTarget.Head}, in addition to those that define a style: `media` and
   * `type`, and for a link also `rel`, `href`, `title`, `disabled`, `crossorigin`, `integrity` and `referrerpolicy`.
   * For {@link MirrorTarget.Root}, at least one is required.
   */
  readonly attributes?: readonly string[]
  /**
   * The place of the nodes in the manager. Defaults to {@link MirrorTarget.Head}.
   */
  readonly target?: MirrorTarget | `${MirrorTarget}`
}
