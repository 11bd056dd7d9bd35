/**
 * Source of the scheme for the manager and docs.
 *
 * @example
 * ```ts
 * import { ThemeSource } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { follow: ThemeSource.Global, name: 'theme' }
 * ```
 * @searchAlias os prefers follow
 * @public
 */
export enum ThemeSource {
  /** The system preference. */
  System = 'system',
  /** A Storybook global, for example one set by a toolbar. */
  Global = 'global',
  /** An attribute of the root element, in the manager and in the preview, for example a mirrored one. */
  Attribute = 'attribute',
}
