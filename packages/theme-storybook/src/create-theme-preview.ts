import { createGlobalTypes, type ThemeGlobalTypes } from './create-global-types.ts'
import { createThemeDecorator, type ThemeDecorator } from './create-theme-decorator.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * Preview annotations for a theme. See {@link createThemePreview}.
 *
 * @example
 * ```ts
 * import { createThemePreview, presets, type ThemePreview } from '@signpost/theme-storybook'
 *
 * const { globalTypes, decorators }: ThemePreview = createThemePreview(presets.playground())
 *
 * export const preview = { globalTypes, decorators }
 * ```
 * @public
 */
export interface ThemePreview {
  /** See {@link createGlobalTypes}. */
  readonly globalTypes: ThemeGlobalTypes
  /** See {@link createThemeDecorator}. */
  readonly decorators: ThemeDecorator[]
  /**
   * Called by Storybook before the first story.
   *
   * @returns A function that removes the theme, which Storybook calls when the preview changes.
   */
  beforeAll(): () => void
}

/**
 * Creates preview annotations for a theme: {@link createGlobalTypes}, {@link createThemeDecorator} and cleanup.
 *
 * {@link withThemeConfig} already calls it. Use it for `setProjectAnnotations`, which applies Storybook's configuration
 * to stories in unit tests, or in a `preview.ts` without `withThemeConfig`.
 *
 * @typeParam F - The names of the families.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns The annotations.
 *
 * @example
 * ```ts
 * import { setProjectAnnotations } from '@storybook/react-vite'
 * import { createThemePreview, presets } from '@signpost/theme-storybook'
 *
 * export const project = setProjectAnnotations([createThemePreview(presets.playground())])
 * ```
 * @searchAlias vitest portable addon tests
 * @public
 */
export function createThemePreview<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemePreview {
  const setup = resolveThemeOptions(options)
  const decorator = createThemeDecorator(setup)
  return {
    globalTypes: createGlobalTypes(setup),
    decorators: [decorator],
    beforeAll: () => () => decorator.dispose(),
  }
}
