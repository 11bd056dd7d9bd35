/**
 * Where a rule's nodes go in the manager.
 *
 * @example
 * ```ts
 * import { MirrorTarget, type MirrorRule } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const scheme: MirrorRule = { selector: ':root', attributes: ['data-scheme'], target: MirrorTarget.Root }
 * ```
 * @see {@link MirrorRule.target}
 * @public
 */
export enum MirrorTarget {
  /** The nodes are `<style>` or `<link rel="stylesheet">` elements, and are copied into the manager's `<head>`. */
  Head = 'head',
  /** The attributes of the nodes are set on the manager's root element, `<html>`. */
  Root = 'root',
}
