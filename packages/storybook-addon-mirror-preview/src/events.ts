/**
 * Events of the addon on Storybook's channel.
 *
 * @example
 * ```ts
 * import { events, type MirrorEvents } from '@signpost/storybook-addon-mirror-preview'
 *
 * export function logPatches(channel: {
 *   on(type: string, listener: (...args: MirrorEvents[typeof events.PATCH]) => void): unknown
 * }): void {
 *   channel.on(events.PATCH, ({ patches }) => console.log(`${patches.length} patches`))
 * }
 * ```
 *
 * @packageDocumentation
 */

/**
 * The ID of the addon in Storybook's manager, and prefix of its events.
 *
 * @example
 * ```ts
 * import { events } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const isOurs = (type: string): boolean => type.startsWith(`${events.ADDON_ID}/`)
 * ```
 * @public
 */
export const ADDON_ID = 'signpost/mirror-preview' as const

/**
 * Event of the manager that requests all mirrored nodes.
 *
 * @example
 * ```ts
 * import { events, PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const answer = (channel: { on(type: string, listener: () => void): void }, observer: PreviewObserver): void =>
 *   channel.on(events.REQUEST, () => observer.send())
 * ```
 * @see {@link MirrorEvents}
 * @public
 */
export const REQUEST = 'signpost/mirror-preview/request' as const

/**
 * Event of the preview that reports changes.
 *
 * @example
 * ```ts
 * import { events, type MirrorBatch } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const send = (channel: { emit(type: string, batch: MirrorBatch): void }, batch: MirrorBatch): void =>
 *   channel.emit(events.PATCH, batch)
 * ```
 * @see {@link MirrorEvents}
 * @public
 */
export const PATCH = 'signpost/mirror-preview/patch' as const
