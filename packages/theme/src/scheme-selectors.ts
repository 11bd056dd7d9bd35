import type { ColorSchemeChoice } from './color-scheme.ts'

/** Selectors for the values of a theme. They have no specificity: the order of the rules decides. */
export interface SchemeSelectors {
  /** The root element itself. */
  readonly root: string
  /** Light values, unless one of the later selectors matches. */
  readonly light: string
  /** Dark values under the system preference. */
  readonly systemDark: string
  /** Dark values. */
  readonly dark: string
}

/**
 * Creates the selectors of a theme.
 *
 * @param root - Selector of the element to theme.
 * @param selectorFor - Returns the selector of elements with a scheme.
 * @param boundary - Selector of elements with another theme, whose descendants are excluded.
 */
export function schemeSelectors(
  root: string,
  selectorFor: (scheme: ColorSchemeChoice) => string,
  boundary?: string,
): SchemeSelectors {
  const [light, dark, system] = [selectorFor('light'), selectorFor('dark'), selectorFor('system')]
  if (root === ':root') {
    return where({ root, light: `${root},${light},${system}`, systemDark: `${root}:not(${light}),${system}`, dark })
  }
  // Only a simple selector can be appended to another one directly.
  const own = /^\[[^\s,>+~]*$/.test(root) ? root : `:is(${root})`
  const other = `${own} ${boundary}:not(${own})`
  const inside = `:is(${own} *)${boundary ? `:not(${other},${other} *)` : ''}`
  return where({
    root,
    light: `${root},:is(${light},${system})${inside}`,
    // A scheme of an ancestor of the root counts, unless another one is in between.
    systemDark: `${own}:not(${light},${light} *),${system} ${own}:not(${light},${system} ${light} *),${system}${own},${system}${inside}`,
    dark: `${dark}${own},${dark}${inside},${dark} ${own}:not(${light},${system},${dark} :is(${light},${system}) *)`,
  })
}

function where(selectors: SchemeSelectors): SchemeSelectors {
  const entries = Object.entries(selectors) as [keyof SchemeSelectors, string][]
  return Object.fromEntries(
    entries.map(([key, selector]) => [key, `:where(${selector})`]),
  ) as unknown as SchemeSelectors
}
