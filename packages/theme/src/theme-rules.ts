import type { CssVariableName, NestedRules, StyleBlock, StyleRules } from '@signpost/stylesheet/core'
import type { ColorScheme } from './color-scheme.ts'
import { printValue, type TokenTable } from './read-tokens.ts'
import type { SchemeSelectors } from './scheme-selectors.ts'

/** A theme to declare: its selectors and tokens, declared once or per scheme. */
export interface Declared {
  readonly selectors: SchemeSelectors
  readonly tokens: TokenTable
  /** The paths of the tokens declared once, on the root. */
  readonly plain: readonly string[]
  /** The paths of the tokens declared for each scheme. */
  readonly varying: readonly string[]
  /** Whether to declare `color-scheme`. */
  readonly isBase: boolean
}

/**
 * Creates the rules of themes, the base theme first. The values of a scheme are grouped, so that a theme overrides its
 * base in every scheme.
 */
export function themeRules(
  themes: readonly Declared[],
  schemes: readonly ColorScheme[],
  layer: string | undefined,
): StyleRules {
  const [first, second] = schemes
  const blocks = (where: keyof SchemeSelectors, scheme: ColorScheme, what: 'plain' | 'varying'): NestedRules =>
    Object.fromEntries(themes.map((theme) => [theme.selectors[where], block(theme, scheme, what)]))

  let rules: NestedRules
  if (!second) {
    const all = themes.map((theme) => ({ ...theme, varying: [...theme.plain, ...theme.varying] }))
    rules = Object.fromEntries(all.map((theme) => [theme.selectors.root, block(theme, first!, 'varying')]))
  } else {
    const plain = blocks('root', 'light', 'plain')
    rules = {
      ...plain,
      ...blocks('light', 'light', 'varying'),
      '@media (prefers-color-scheme: dark)': blocks('systemDark', 'dark', 'varying'),
      ...blocks('dark', 'dark', 'varying'),
    }
  }
  return layer ? { [`@layer ${layer}`]: rules } : rules
}

function block({ tokens, isBase, ...theme }: Declared, scheme: ColorScheme, what: 'plain' | 'varying'): StyleBlock {
  const values = theme[what].map((path): [CssVariableName, string] => {
    const token = tokens.get(path)!
    return [token.name, printValue(token[scheme], tokens)]
  })
  return { ...(isBase && what === 'varying' && { colorScheme: scheme }), ...Object.fromEntries(values) }
}
