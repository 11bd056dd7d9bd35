import { checkArgument } from '@signpost/utils-primitives'
import { Stylesheet, type StyleRules } from '@signpost/stylesheet/core'
import { isDark } from './is-dark.ts'
import { DOCS_ROOT, DOCS_STORY, PANEL, PREVIEW_FRAME, SIDEBAR, SIDEBAR_ITEM } from './selectors.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import { themeVariables } from './theme-variables.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Renders CSS for parts of docs that Storybook's theme does not style: the page around them, scroll bars and native
 * form controls, and the values of the theme as custom properties.
 *
 * Outside of docs pages, only the custom properties apply to stories.
 *
 * @param theme - The theme.
 * @param css - Additional rules, which may use the custom properties.
 * @returns A stylesheet that is not mounted yet.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, renderDocsStyles } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const html = renderDocsStyles(createStorybookTheme({ appContentBg: '#181818' })).toHtml()
 * ```
 * @see {@link renderManagerStyles} for the manager
 * @searchAlias autodocs mdx background
 * @public
 */
export function renderDocsStyles(theme: StorybookThemeVars, css: StyleRules = {}): Stylesheet {
  checkTheme(theme)
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
 * Renders CSS for parts of the manager that Storybook's theme does not style: the window, scroll bars, native form
 * controls, the text of the selected sidebar item, and the values of the theme as custom properties.
 *
 * @param theme - The theme.
 * @param css - Additional rules, which may use the custom properties.
 * @returns A stylesheet that is not mounted yet.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, renderManagerStyles } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const html = renderManagerStyles(createStorybookTheme({ appBg: '#111' })).toHtml()
 * ```
 * @see {@link renderDocsStyles} for docs
 * @searchAlias ui chrome shell
 * @public
 */
export function renderManagerStyles(theme: StorybookThemeVars, css: StyleRules = {}): Stylesheet {
  checkTheme(theme)
  const chosen = `body ${SIDEBAR_ITEM}[data-selected="true"]`
  const onChosen = readsAsDark(theme.colorSecondary, theme) ? '#ffffff' : '#000000'
  return new Stylesheet()
    .merge({
      ':root': { colorScheme: theme.base, ...themeVariables(theme) },
      body: { backgroundColor: theme.appBg },
      [`${SIDEBAR}, ${PANEL}`]: { scrollbarColor: `${theme.textMutedColor} transparent` },
      // Storybook uses white text on any colour, and darkens the colour of dark themes.
      [chosen]: { background: `${theme.colorSecondary} !important`, color: onChosen },
      [`${chosen} svg`]: { color: onChosen },
      // A frame whose colour scheme differs from that of its document is opaque.
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

function checkTheme(theme: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_THEME',
      theme,
      'a theme of Storybook, of texts and numbers',
      () =>
        Object(theme) === theme &&
        Object.values(theme as object).every((value) => ['string', 'number', 'undefined'].includes(typeof value)),
      'pass one of createStorybookTheme',
    )
  }
}
