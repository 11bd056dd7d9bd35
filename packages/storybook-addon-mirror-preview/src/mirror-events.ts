import type { MirrorBatch } from './mirror-patch.ts'

/**
 * Payloads of the {@link events} on Storybook's channel.
 *
 * @example
 * ```ts
 * import { events, type MirrorEvents } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const request: MirrorEvents[typeof events.REQUEST] = [{ options: { target: 'storybook-preview-iframe' } }]
 * ```
 * @public
 */
export interface MirrorEvents {
  /** {@link events.REQUEST}, sent by the manager. Storybook delivers it to the frame whose `id` is `options.target`. */
  'signpost/mirror-preview/request': readonly [request: { readonly options: { readonly target: string } }]
  /** {@link events.PATCH}, sent by the preview. */
  'signpost/mirror-preview/patch': readonly [batch: MirrorBatch]
}
