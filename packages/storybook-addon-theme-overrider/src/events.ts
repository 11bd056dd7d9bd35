/**
 * Events of the addon on Storybook's channel.
 *
 * Send `SET_SCHEME` with `light`, `dark`, `system`, or nothing to follow the options again. The manager sends
 * `SCHEME_CHANGED` with `light` or `dark` after it has applied that theme.
 *
 * @example
 * ```ts
 * import { EVENTS } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const goDark = (channel: { emit(event: string, ...args: unknown[]): void }) => channel.emit(EVENTS.SET_SCHEME, 'dark')
 * ```
 * @searchAlias dark toggle emit switch
 * @public
 */
export const EVENTS: {
  readonly SET_SCHEME: 'signpost/theme-overrider/set-scheme'
  readonly SCHEME_CHANGED: 'signpost/theme-overrider/scheme-changed'
} = {
  SET_SCHEME: 'signpost/theme-overrider/set-scheme',
  SCHEME_CHANGED: 'signpost/theme-overrider/scheme-changed',
}

/** Requests the current choice from the other window: a reloaded preview has missed it. */
export const ASK_SCHEME = 'signpost/theme-overrider/ask-scheme'
