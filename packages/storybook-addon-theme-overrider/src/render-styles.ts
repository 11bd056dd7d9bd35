import { Stylesheet, type StyleRules } from '@signpost/stylesheet/core'
import { isDark } from './is-dark.ts'
import { DOCS_ROOT, DOCS_STORY, PANEL, PREVIEW_FRAME, SIDEBAR, SIDEBAR_ITEM } from './selectors.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import { themeVariables } from './theme-variables.ts'

/**
 * Makes the rules for what the theme of Storybook does not reach in docs: the page around them, scroll bars and form controls of
 * the browser, and the values of the theme as custom properties.
 *
 * Nothing in it holds where a story is shown by itself, except for the custom properties.
 *
 * @param theme - The theme.
 * @param css - More rules, which may use the custom properties.
 * @returns A stylesheet that is mounted nowhere yet.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, renderDocsStyles } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const html = renderDocsStyles(createStorybookTheme({ appContentBg: '#181818' })).toHtml()
 * ```
 * @see {@link renderManagerStyles} for the manager
 * @public
 */
export function renderDocsStyles(theme: StorybookThemeVars, css: StyleRules = {}): Stylesheet {
  const isDarkStory = readsAsDark(theme.appPreviewBg, theme)
  return new Stylesheet()
    .merge({
      ':root': themeVariables(theme),
      [`:root:has(${DOCS_ROOT})`]: { colorScheme: theme.base },
      [`body:has(${DOCS_ROOT})`]: { backgroundColor: theme.appContentBg },
      [DOCS_STORY]: { colorScheme: isDarkStory ? 'dark' : 'light' },
    })
    .merge(css)
}

/**
 * Makes the rules for what the theme of Storybook does not reach in the manager: the window around it, scroll bars, form controls
 * of the browser, the text of the chosen line in the sidebar, and the values of the theme as custom properties.
 *
 * @param theme - The theme.
 * @param css - More rules, which may use the custom properties.
 * @returns A stylesheet that is mounted nowhere yet.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, renderManagerStyles } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const html = renderManagerStyles(createStorybookTheme({ appBg: '#111' })).toHtml()
 * ```
 * @see {@link renderDocsStyles} for docs
 * @public
 */
export function renderManagerStyles(theme: StorybookThemeVars, css: StyleRules = {}): Stylesheet {
  const chosen = `body ${SIDEBAR_ITEM}[data-selected="true"]`
  const onChosen = readsAsDark(theme.colorSecondary, theme) ? '#ffffff' : '#000000'
  return new Stylesheet()
    .merge({
      ':root': { colorScheme: theme.base, ...themeVariables(theme) },
      body: { backgroundColor: theme.appBg },
      [`${SIDEBAR}, ${PANEL}`]: { scrollbarColor: `${theme.textMutedColor} transparent` },
      // Storybook writes in white whatever the colour is, and darkens the colour of dark themes, hovered or not.
      [chosen]: { background: `${theme.colorSecondary} !important`, color: onChosen },
      [`${chosen} svg`]: { color: onChosen },
      // A frame whose scheme differs from that of its document is painted opaque.
      [PREVIEW_FRAME]: { colorScheme: 'light' },
    })
    .merge(css)
}

function readsAsDark(background: string, { base }: StorybookThemeVars): boolean {
  try {
    return isDark(background)
  } catch {
    return base === 'dark'
  }
}
