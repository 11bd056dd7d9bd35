import type { MirrorTarget } from './mirror-target.ts'

/**
 * Which nodes of the preview are mirrored, and how. Plain data: it is sent to the preview as JSON.
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
 * @public
 */
export interface MirrorRule {
  /**
   * A CSS selector of nodes in the preview's document. Of what it matches for {@link MirrorTarget.Head}, only `<style>` and
   * `<link rel="stylesheet">` are mirrored. A style that several such rules match is mirrored once, by the first of them.
   */
  readonly selector: string
  /**
   * An attribute that tells the nodes apart, such as `id`. A node keeps its copy when it is replaced by one with the
   * same value, and when the preview reloads and has such a node from the start. Without a key, nodes are told apart by when they
   * were first seen.
   */
  readonly key?: string
  /**
   * The attributes to copy. For {@link MirrorTarget.Head} in addition to those that make the style what it is: `media` and `type`,
   * and of a link also `rel`, `href`, `title`, `disabled`, `crossorigin`, `integrity` and `referrerpolicy`. For
   * {@link MirrorTarget.Root} all there is, so there has to be one.
   */
  readonly attributes?: readonly string[]
  /**
   * Where the nodes go. {@link MirrorTarget.Head} by default.
   */
  readonly target?: MirrorTarget | `${MirrorTarget}`
}
