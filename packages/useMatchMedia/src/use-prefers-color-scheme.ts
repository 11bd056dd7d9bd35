import { ColorScheme } from './color-scheme.ts'
import type { MediaQuery } from './media-query.ts'
import type { MediaWindow } from './media-window.ts'
import { useMediaQuery } from './use-media-query.ts'

const dark = '(prefers-color-scheme: dark)' as MediaQuery

/**
 * Whether the visitor prefers light or dark pages, as React state.
 *
 * @param options - See {@link (usePrefersColorScheme:namespace).Options | usePrefersColorScheme.Options}.
 * @returns The preferred scheme: {@link ColorScheme.Light} also when the visitor has not chosen.
 *
 * @example
 * ```tsx
 * import { ColorScheme, usePrefersColorScheme } from '@signpost/use-match-media'
 *
 * export function Logo() {
 *   const dark = usePrefersColorScheme() === ColorScheme.Dark
 *   return <img alt="Signpost" src={dark ? '/logo-on-dark.svg' : '/logo.svg'} />
 * }
 * ```
 * @public
 */
export function usePrefersColorScheme(options: usePrefersColorScheme.Options = {}): ColorScheme {
  const { defaultValue, window } = options
  const isDark = useMediaQuery(dark, { defaultValue: defaultValue === ColorScheme.Dark, window })
  return isDark ? ColorScheme.Dark : ColorScheme.Light
}

/**
 * The types of the hook, reachable through its name.
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
   * The options of {@link (usePrefersColorScheme:function) | usePrefersColorScheme}.
   *
   * @example What a request said
   * ```ts
   * import { ColorScheme, type usePrefersColorScheme } from '@signpost/use-match-media'
   *
   * export const fromRequest = (headers: Headers): usePrefersColorScheme.Options => ({
   *   defaultValue: headers.get('Sec-CH-Prefers-Color-Scheme') === 'dark' ? ColorScheme.Dark : ColorScheme.Light,
   * })
   * ```
   * @public
   */
  export interface Options {
    /**
     * The scheme on a server, while hydrating, and where a window has no media queries. {@link ColorScheme.Light}
     * when absent.
     */
    defaultValue?: ColorScheme | undefined
    /** The window to ask, for example that of a frame. That of the page when absent. */
    window?: MediaWindow | undefined
  }
}
