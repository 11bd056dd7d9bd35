import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'
import { ThemeSwitcher } from './theme-switcher.ts'

/**
 * The part of a story context that the decorator needs.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets, type ThemeStoryContext } from '@signpost/theme-storybook'
 *
 * const context: ThemeStoryContext = { globals: { themeScheme: 'dark' } }
 *
 * export const show = () => createThemeDecorator(presets.playground())(() => 'A story', context)
 * ```
 * @public
 */
export interface ThemeStoryContext {
  /** Storybook's globals, including those set by the story. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Storybook's globals, without those set by the story. */
  readonly userGlobals?: Readonly<Record<string, unknown>>
  /** `story` or `docs`. */
  readonly viewMode?: string
}

/**
 * A decorator for any framework, with cleanup.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets, type ThemeDecorator } from '@signpost/theme-storybook'
 *
 * const decorator: ThemeDecorator = createThemeDecorator(presets.playground())
 *
 * export const end = () => decorator.dispose()
 * ```
 * @public
 */
export interface ThemeDecorator extends Disposable {
  /**
   * Applies the theme, then renders the story.
   *
   * @param story - The story.
   * @param context - Its context.
   * @returns The result of `story`.
   */
  <R>(story: () => R, context: ThemeStoryContext): R
  /** Removes the theme from the document. The next story applies it again. */
  dispose(): void
  /** Same as {@link ThemeDecorator.dispose}, for `using` declarations. */
  [Symbol.dispose](): void
}

/**
 * Creates a decorator that applies the chosen scheme and family of a theme to each story.
 *
 * {@link withThemeConfig} already calls it. Use it for stories in unit tests, or in a `preview.ts` without that. A docs
 * page has several stories but one theme, so globals set by a story are ignored there.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns The decorator. It has no effect without a document.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets } from '@signpost/theme-storybook'
 *
 * export const decorators = [createThemeDecorator(presets.playground())]
 * ```
 * @see {@link createThemePreview}
 * @searchAlias withthemebydataattribute withthemebyclassname wrapper dark mode
 * @public
 */
export function createThemeDecorator<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemeDecorator {
  return decoratorOf(new ThemeSwitcher(options))
}

/** Creates the decorator of a switcher, which may be shared. */
export function decoratorOf(switcher: ThemeSwitcher): ThemeDecorator {
  function decorate<R>(story: () => R, { globals, userGlobals = globals, viewMode }: ThemeStoryContext): R {
    if ('document' in globalThis) switcher.apply(viewMode === 'docs' ? userGlobals : globals)
    return story()
  }
  const dispose = (): void => switcher.restore()
  return Object.assign(decorate, { dispose, [Symbol.dispose]: dispose })
}
