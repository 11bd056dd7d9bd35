/**
 * The place of mirrored nodes in the manager.
 *
 * @example
 * ```ts
 * import { MirrorTarget, type MirrorRule } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const scheme: MirrorRule = { selector: ':root', attributes: ['data-scheme'], target: MirrorTarget.Root }
 * ```
 * @see {@link MirrorRule.target}
 * @searchAlias html destination
 * @public
 */
export enum MirrorTarget {
  /** Copies `<style>` and `<link rel="stylesheet">` elements to the manager's `<head>`. */
  Head = 'head',
  /** Sets the attributes of the nodes on the manager's root element, `<html>`. */
  Root = 'root',
}
