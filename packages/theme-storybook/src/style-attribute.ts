/** Marks the style element of the theme, in the preview and for the manager, which mirrors it. */
export const STYLE_ATTRIBUTE = 'data-theme-storybook'
