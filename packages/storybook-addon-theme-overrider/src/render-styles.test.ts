import { describe, expect, test } from 'vitest'
import { createStorybookTheme } from './create-storybook-theme.ts'
import { renderDocsStyles, renderManagerStyles } from './render-styles.ts'
import { DOCS_TITLE } from './selectors.ts'

const theme = createStorybookTheme({
  appBg: '#111',
  appContentBg: '#181818',
  appPreviewBg: '#fff',
  appBorderRadius: 6,
  brandTitle: 'Ours',
})

describe.each([renderDocsStyles, renderManagerStyles])('%o', (render) => {
  test('has the values of the theme as custom properties', () => {
    const css = render(theme).toString()
    expect(css).toContain('--storybook-app-bg:#111111;')
    expect(css).toContain('--storybook-app-border-radius:6px;')
    expect(css).not.toMatch(/--storybook-(base|brand)/)
  })

  test('has additional rules, after its own', () => {
    expect(render(theme, { [DOCS_TITLE]: { color: 'red' } }).toString()).toMatch(/\.sbdocs-title\{color:red;\}$/)
  })
})

test('docs are dark, and stories in them as their background is', () => {
  const css = renderDocsStyles(theme).toString()
  expect(css).toContain(':root:has(#storybook-docs:not([hidden])){color-scheme:dark;}')
  expect(css).toContain('.docs-story{color-scheme:light;}')
  expect(renderDocsStyles({ ...theme, appPreviewBg: '#000000' }).toString()).toContain(
    '.docs-story{color-scheme:dark;}',
  )
  expect(renderDocsStyles({ ...theme, appPreviewBg: '#00000000' }).toString()).toContain(
    '.docs-story{color-scheme:dark;}',
  )
})

test('the chosen line of the sidebar can be read', () => {
  const chosen = (colorSecondary: string) =>
    renderManagerStyles({ ...theme, colorSecondary })
      .toString()
      .match(/\[data-selected="true"\]\{([^}]*)\}/)?.[1]
  expect(chosen('#7fe0d5')).toBe('background:#7fe0d5 !important;color:#000000;')
  expect(chosen('#14532d')).toBe('background:#14532d !important;color:#ffffff;')
})
