import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'
import { ThemeSwitcher } from './theme-switcher.ts'

/**
 * As much of a story's context as the decorator needs.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets, type ThemeStoryContext } from '@signpost/theme-storybook'
 *
 * const context: ThemeStoryContext = { globals: { themeScheme: 'dark' } }
 *
 * export const show = () => createThemeDecorator(presets.website())(() => 'A story', context)
 * ```
 * @public
 */
export interface ThemeStoryContext {
  /** Storybook's globals, with those of the story. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Storybook's globals, without those of the story. */
  readonly userGlobals?: Readonly<Record<string, unknown>>
  /** `story` or `docs`. */
  readonly viewMode?: string
}

/**
 * A decorator of any framework that can be ended.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets, type ThemeDecorator } from '@signpost/theme-storybook'
 *
 * const decorator: ThemeDecorator = createThemeDecorator(presets.website())
 *
 * export const end = () => decorator[Symbol.dispose]()
 * ```
 * @public
 */
export interface ThemeDecorator extends Disposable {
  /**
   * Shows the theme, and then the story.
   *
   * @param story - The story.
   * @param context - Its context.
   * @returns What `story` returns.
   */
  <R>(story: () => R, context: ThemeStoryContext): R
  /** Takes the theme out of the document. With the next story it is there again. */
  [Symbol.dispose](): void
}

/**
 * Makes a decorator that shows the theme around each story, in the scheme and family that are chosen.
 *
 * {@link withThemeConfig} does it already. This is for stories in unit tests, or a `preview.ts` without it. On a docs page,
 * which has several stories and one theme, globals that a story sets for itself do not count.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns The decorator. It does nothing where there is no document.
 *
 * @example
 * ```ts
 * import { createThemeDecorator, presets } from '@signpost/theme-storybook'
 *
 * export const decorators = [createThemeDecorator(presets.playground())]
 * ```
 * @see {@link createThemePreview}
 * @public
 */
export function createThemeDecorator<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemeDecorator {
  return decoratorOf(new ThemeSwitcher(options))
}

/** The decorator of a switcher, which others may use as well. */
export function decoratorOf(switcher: ThemeSwitcher): ThemeDecorator {
  function decorate<R>(story: () => R, { globals, userGlobals = globals, viewMode }: ThemeStoryContext): R {
    if ('document' in globalThis) switcher.apply(viewMode === 'docs' ? userGlobals : globals)
    return story()
  }
  return Object.assign(decorate, { [Symbol.dispose]: () => switcher.restore() })
}
