import { createGlobalTypes, type ThemeGlobalTypes } from './create-global-types.ts'
import { createThemeDecorator, type ThemeDecorator } from './create-theme-decorator.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * What a preview of Storybook needs for a theme. See {@link createThemePreview}.
 *
 * @example
 * ```ts
 * import { createThemePreview, presets, type ThemePreview } from '@signpost/theme-storybook'
 *
 * const { globalTypes, decorators }: ThemePreview = createThemePreview(presets.website())
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
   * Storybook calls it before the first story.
   *
   * @returns What takes the theme out again, which Storybook calls when the preview is changed.
   */
  beforeAll(): () => void
}

/**
 * Makes the annotations of a preview: {@link createGlobalTypes} and {@link createThemeDecorator}, and what cleans up.
 *
 * {@link withThemeConfig} does it already. This is for `setProjectAnnotations`, with which unit tests show stories as
 * Storybook does, and for a `preview.ts` without it.
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
 * @public
 */
export function createThemePreview<F extends string>(options: ThemeAddonOptions<F> | ThemeSetup<F>): ThemePreview {
  const setup = resolveThemeOptions(options)
  const decorator = createThemeDecorator(setup)
  return {
    globalTypes: createGlobalTypes(setup),
    decorators: [decorator],
    beforeAll: () => () => decorator[Symbol.dispose](),
  }
}
