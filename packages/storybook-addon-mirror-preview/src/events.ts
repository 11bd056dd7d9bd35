/**
 * The names under which the two ends of the addon talk over Storybook's channel.
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
 * Names the addon in Storybook's manager, and begins the names of its events.
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
 * The manager asks for all that there is to mirror.
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
 * The preview tells what has changed.
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
