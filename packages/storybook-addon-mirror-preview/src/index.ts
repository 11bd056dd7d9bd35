/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Styles of the Storybook preview, mirrored in the manager as they change.
 *
 * {@link defineMirror} validates the addon's options. {@link PreviewObserver} and {@link ManagerMirror} are the two
 * ends, which also work without Storybook: one reads nodes of a document as {@link MirrorPatch | patches}, the other
 * applies them to another document.
 *
 * @example
 * ```ts
 * import { defineMirror, MirrorTarget } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const addons = [
 *   {
 *     name: '@signpost/storybook-addon-mirror-preview',
 *     options: defineMirror({
 *       rules: [
 *         { selector: 'style[data-theme-tokens]', key: 'data-theme-tokens' },
 *         { selector: ':root', attributes: ['data-theme'], target: MirrorTarget.Root },
 *       ],
 *     }),
 *   },
 * ]
 * ```
 * @packageDocumentation
 */

export { applyPatches } from './apply-patches.ts'
export { defineMirror } from './define-mirror.ts'
export { diffNodes } from './diff-nodes.ts'
export { escapeInlineJson } from './escape-inline-json.ts'
export * as events from './events.ts'
export { ManagerMirror } from './manager-mirror.ts'
export type { MirrorEvents } from './mirror-events.ts'
export type { MirrorNode } from './mirror-node.ts'
export type { MirrorPreviewOptions } from './mirror-options.ts'
export type { MirrorBatch, MirrorPatch } from './mirror-patch.ts'
export type { MirrorRule } from './mirror-rule.ts'
export { MirrorTarget } from './mirror-target.ts'
export { PreviewObserver } from './preview-observer.ts'
