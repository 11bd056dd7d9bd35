import { type OverriderOptions, selectors } from '@signpost/storybook-addon-theme-overrider'

const hostile = `</script><script>throw new Error("escaped")</script><!--$'`

/** The options of the addon in the fixture. */
export const options: OverriderOptions = {
  light: {
    font: 'serif',
    color: '#1d2a33',
    pageBackground: '#f1f5e8',
    baseBackground: '#fbfdf5',
    secondaryBackground: '#e2e8d4',
    border: '#b8c4a0',
    accent: '#14532d',
  },
  dark: {
    appBg: '#101820',
    appContentBg: '#182430',
    barBg: '#203040',
    textColor: '#e6edf3',
    colorSecondary: '#7a5cff',
    appPreviewBg: '#0c1218',
  },
  follow: 'global',
  name: 'theme',
  values: { night: 'dark' },
  docs: { css: { [selectors.DOCS_TITLE]: { outlineColor: 'var(--storybook-text-color)' } } },
  css: { [selectors.SIDEBAR]: { '--told': JSON.stringify(hostile), outlineColor: 'var(--storybook-color-secondary)' } },
}

/** Must not end the element that contains it. */
export const told: string = JSON.stringify(hostile)
