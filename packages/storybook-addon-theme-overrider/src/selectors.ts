/**
 * Where the parts of Storybook 10.6 are in its documents: for rules of your own, and the one place that knows it.
 *
 * These are not a promise of Storybook. All of them are looked for in a Storybook that is built for the tests of this package.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const css = { [selectors.SIDEBAR]: { borderInlineEnd: '1px solid var(--storybook-app-border-color)' } }
 * ```
 *
 * @packageDocumentation
 */

/**
 * In the manager: the sidebar.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SIDEBAR]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const SIDEBAR = '.sidebar-container' as const

/**
 * In the manager: a line of the sidebar, for a component, a story or a docs page.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SIDEBAR_ITEM]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const SIDEBAR_ITEM = '.sidebar-item' as const

/**
 * In the manager: the search field of the sidebar.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SEARCH]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const SEARCH = '.search-field' as const

/**
 * In the manager: the toolbar above stories, and others like it.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.TOOLBAR]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const TOOLBAR = '.sb-bar' as const

/**
 * In the manager: the panel of addons, where a story is shown.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.PANEL]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const PANEL = '#storybook-panel-root' as const

/**
 * In the manager: the frame that shows stories and docs.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.PREVIEW_FRAME]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export const PREVIEW_FRAME = '#storybook-preview-iframe' as const

/**
 * In docs: what a page is put into, from before it is rendered.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_ROOT]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_ROOT = '#storybook-docs:not([hidden])' as const

/**
 * In docs: all of the page.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_PAGE]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_PAGE = '.sbdocs-wrapper' as const

/**
 * In docs: the column of text.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_CONTENT]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_CONTENT = '.sbdocs-content' as const

/**
 * In docs: the heading of the page.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_TITLE]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_TITLE = '.sbdocs-title' as const

/**
 * In docs: the box around a story, with its toolbar and source.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_PREVIEW]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_PREVIEW = '.sbdocs-preview' as const

/**
 * In docs: the story in that box.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_STORY]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_STORY = '.docs-story' as const

/**
 * In docs: the table of arguments.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_ARGS_TABLE]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @public
 */
export const DOCS_ARGS_TABLE = '.docblock-argstable' as const
