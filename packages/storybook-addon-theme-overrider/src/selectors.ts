/**
 * CSS selectors for the parts of Storybook 10.6, for your own rules.
 *
 * Storybook does not guarantee them. The tests of this package check all of them in a built Storybook.
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
 * Manager: the sidebar.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SIDEBAR]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias navigation tree nav explorer
 * @public
 */
export const SIDEBAR = '.sidebar-container' as const

/**
 * Manager: an item of the sidebar, for a component, a story or a docs page.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SIDEBAR_ITEM]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias navigation link tree node
 * @public
 */
export const SIDEBAR_ITEM = '.sidebar-item' as const

/**
 * Manager: the search field of the sidebar.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.SEARCH]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias input box find filter
 * @public
 */
export const SEARCH = '.search-field' as const

/**
 * Manager: a toolbar, such as the one above stories.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.TOOLBAR]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias top bar buttons
 * @public
 */
export const TOOLBAR = '.sb-bar' as const

/**
 * Manager: the addon panel, while a story is shown.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.PANEL]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias controls actions bottom tab
 * @public
 */
export const PANEL = '#storybook-panel-root' as const

/**
 * Manager: the frame that shows stories and docs.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { css: { [selectors.PREVIEW_FRAME]: { outlineColor: 'var(--storybook-color-secondary)' } } }
 * ```
 * @searchAlias iframe canvas
 * @public
 */
export const PREVIEW_FRAME = '#storybook-preview-iframe' as const

/**
 * Docs: the container of a page, which exists before the page is rendered.
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
 * Docs: the whole page.
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
 * Docs: the text column.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_CONTENT]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @searchAlias main body wrapper
 * @public
 */
export const DOCS_CONTENT = '.sbdocs-content' as const

/**
 * Docs: the heading of the page.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_TITLE]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @searchAlias h1 headline header
 * @public
 */
export const DOCS_TITLE = '.sbdocs-title' as const

/**
 * Docs: the box around a story, with its toolbar and source.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_PREVIEW]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @searchAlias canvas block frame
 * @public
 */
export const DOCS_PREVIEW = '.sbdocs-preview' as const

/**
 * Docs: the story in that box.
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
 * Docs: the table of arguments.
 *
 * @example
 * ```ts
 * import { selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options = { docs: { css: { [selectors.DOCS_ARGS_TABLE]: { outlineColor: 'var(--storybook-color-secondary)' } } } }
 * ```
 * @searchAlias argstable controls props argtypes
 * @public
 */
export const DOCS_ARGS_TABLE = '.docblock-argstable' as const
