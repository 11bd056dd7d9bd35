/** Attribute of the theme's style element in the preview. The manager mirrors elements that have it. */
export const STYLE_ATTRIBUTE = 'data-theme-storybook'
