/**
 * What tells the scheme of the manager and its docs.
 *
 * @example
 * ```ts
 * import { ThemeSource } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { follow: ThemeSource.Global, name: 'theme' }
 * ```
 * @public
 */
export enum ThemeSource {
  /** What the system prefers. */
  System = 'system',
  /** A global of Storybook, such as one that a toolbar sets. */
  Global = 'global',
  /** An attribute of the root element, in the manager and in the preview, such as one that is mirrored. */
  Attribute = 'attribute',
}
