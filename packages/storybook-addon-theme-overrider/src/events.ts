/**
 * The names of the addon's events on Storybook's channel.
 *
 * `SET_SCHEME` is for others to send, with `light`, `dark`, `system`, or nothing to follow the options again. `SCHEME_CHANGED`
 * is sent by the manager with `light` or `dark` after it shows that theme.
 *
 * @example
 * ```ts
 * import { EVENTS } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const goDark = (channel: { emit(event: string, ...args: unknown[]): void }) => channel.emit(EVENTS.SET_SCHEME, 'dark')
 * ```
 * @public
 */
export const EVENTS: {
  readonly SET_SCHEME: 'signpost/theme-overrider/set-scheme'
  readonly SCHEME_CHANGED: 'signpost/theme-overrider/scheme-changed'
} = {
  SET_SCHEME: 'signpost/theme-overrider/set-scheme',
  SCHEME_CHANGED: 'signpost/theme-overrider/scheme-changed',
}

/** Asks the other window what was chosen: a preview that Storybook has loaded again missed it. */
export const ASK_SCHEME = 'signpost/theme-overrider/ask-scheme'
