import { checkMediaOptions } from './media-options.ts'
import { ColorScheme } from './color-scheme.ts'
import type { MediaQuery } from './media-query.ts'
import type { MediaWindow } from './media-window.ts'
import { useMediaQuery } from './use-media-query.ts'

const dark = '(prefers-color-scheme: dark)' as MediaQuery

const isScheme = (value: unknown): boolean => value === 'dark' || value === 'light'

/**
 * Returns the colour scheme that the user prefers, as React state.
 *
 * @param options - See {@link (usePrefersColorScheme:namespace).Options | usePrefersColorScheme.Options}.
 * @returns The preferred scheme: {@link ColorScheme.Light} without a preference.
 *
 * @example
 * ```tsx
 * import { ColorScheme, usePrefersColorScheme } from '@signpost/use-match-media'
 *
 * export function Logo() {
 *   const dark = usePrefersColorScheme() === ColorScheme.Dark

const isScheme = (value: unknown): boolean => value === 'dark' || value === 'light'
 *   return <img alt="Signpost" src={dark ? '/logo-on-dark.svg' : '/logo.svg'} />
 * }
 * ```
 * @searchAlias dark mode usedarkmode usepreferreddark os light night
 * @public
 */
export function usePrefersColorScheme(options: usePrefersColorScheme.Options = {}): ColorScheme {
  checkMediaOptions(options, isScheme)
  const { defaultValue, initial = defaultValue, window } = options
  const isDark = useMediaQuery(dark, { initial: initial === ColorScheme.Dark, window })
  return isDark ? ColorScheme.Dark : ColorScheme.Light
}

/**
 * Types of the hook.
 *
 * @example
 * ```ts
 * import { usePrefersColorScheme } from '@signpost/use-match-media'
 *
 * export const useFrameScheme = (options: usePrefersColorScheme.Options) => usePrefersColorScheme(options)
 * ```
 * @public
 */
export namespace usePrefersColorScheme {
  /**
   * Options of {@link (usePrefersColorScheme:function) | usePrefersColorScheme}.
   *
   * @example A value from request headers
   * ```ts
   * import { ColorScheme, type usePrefersColorScheme } from '@signpost/use-match-media'
   *
   * export const fromRequest = (headers: Headers): usePrefersColorScheme.Options => ({
   *   initial: headers.get('Sec-CH-Prefers-Color-Scheme') === 'dark' ? ColorScheme.Dark : ColorScheme.Light,
   * })
   * ```
   * @public
   */
  export interface Options {
    /**
     * The scheme on a server, during hydration, and in a window without media queries. Defaults to
     * {@link ColorScheme.Light}.
     */
    initial?: ColorScheme | undefined
    /**
     * Same as `initial`.
     *
     * @deprecated Use `initial`. Will be removed in the next major version.
     */
    defaultValue?: ColorScheme | undefined
    /** The window, for example that of a frame. Defaults to that of the page. */
    window?: MediaWindow | undefined
  }
}
