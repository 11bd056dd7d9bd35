import type { ColorSchemeChoice } from './color-scheme.ts'

/** Where values of a theme are declared. All selectors have no specificity: the order of the rules decides. */
export interface SchemeSelectors {
  /** The root itself. */
  readonly root: string
  /** Light values, which hold unless one of the others, later, does. */
  readonly light: string
  /** Dark values where the system prefers them. */
  readonly systemDark: string
  /** Dark values. */
  readonly dark: string
}

/**
 * The selectors of a theme.
 *
 * @param root - The element that the theme is for.
 * @param selectorFor - Which elements have a scheme.
 * @param boundary - Where another theme begins. Elements with a scheme in there are left to it.
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
  // Only a simple selector can follow another one as it is.
  const own = /^\[[^\s,>+~]*$/.test(root) ? root : `:is(${root})`
  const other = `${own} ${boundary}:not(${own})`
  const inside = `:is(${own} *)${boundary ? `:not(${other},${other} *)` : ''}`
  return where({
    root,
    light: `${root},:is(${light},${system})${inside}`,
    // A scheme around the root counts, unless another one is in between.
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
