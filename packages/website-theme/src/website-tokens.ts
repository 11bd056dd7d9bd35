import { defineTokens, type SchemeValues, type Tokens } from '@signpost/theme'

/**
 * Purposes of the site's tokens. Each one is a custom property with its name in kebab case: `code.keyword` is
 * `--code-keyword`.
 *
 * @example
 * ```ts
 * import { websiteTokens, type WebsiteTokens } from '@signpost/website-theme'
 *
 * const code: WebsiteTokens['code'] = websiteTokens.code
 *
 * export const inMail = { color: code.comment.light }
 * ```
 * @see {@link websiteTokens} for the values
 * @public
 */
export interface WebsiteTokens {
  /** Font family of text. */
  readonly sans: string
  /** Font family of code. */
  readonly mono: string
  /** Font sizes. */
  readonly size: {
    /** Small print, and lists next to the text. */
    readonly note: string
    /** Code. */
    readonly code: string
    /** Body text. */
    readonly text: string
    /** Section headings. */
    readonly part: string
    /** Page headings. Grows with the window. */
    readonly page: string
  }
  /** Height of the top bar. */
  readonly bar: string
  /** Maximum line length of text. */
  readonly measure: string
  /** Background of the page. */
  readonly paper: SchemeValues
  /** Background of raised areas, such as code. */
  readonly raised: SchemeValues
  /** Separator lines. */
  readonly line: SchemeValues
  /** Borders of controls, with a contrast of at least 3. */
  readonly lineStrong: SchemeValues
  /** Text colour. */
  readonly ink: SchemeValues
  /** Colour of muted text. */
  readonly inkSoft: SchemeValues
  /** Colour of links and selected items. */
  readonly accent: SchemeValues
  /** Colour of hovered links. */
  readonly accentStrong: SchemeValues
  /** Background of selected or highlighted items. */
  readonly accentWash: SchemeValues
  /** Text colour on the accent. */
  readonly onAccent: SchemeValues
  /** Translucent colour of link underlines. */
  readonly underline: SchemeValues
  /** Colour of warnings. */
  readonly warn: SchemeValues
  /** Background of warnings. */
  readonly warnWash: SchemeValues
  /** Background of selected text. */
  readonly selection: SchemeValues
  /** Colours of code tokens. */
  readonly code: {
    /** Keywords. */
    readonly keyword: SchemeValues
    /** Strings and added lines. */
    readonly string: SchemeValues
    /** Functions. */
    readonly function: SchemeValues
    /** Types and properties. */
    readonly type: SchemeValues
    /** Constants and removed lines. */
    readonly constant: SchemeValues
    /** Parameters and changed lines. */
    readonly parameter: SchemeValues
    /** Comments. */
    readonly comment: SchemeValues
  }
  /** Colours of symbol kinds. */
  readonly kind: {
    /** Classes. */
    readonly class: SchemeValues
    /** Functions. */
    readonly function: SchemeValues
    /** Variables. */
    readonly variable: SchemeValues
    /** Interfaces. */
    readonly interface: SchemeValues
    /** Type aliases. */
    readonly type: SchemeValues
    /** Enums. */
    readonly enum: SchemeValues
    /** Namespaces. */
    readonly namespace: SchemeValues
  }
}

/**
 * The tokens of the site, frozen: fonts, sizes, and colours for light and dark pages.
 *
 * @example
 * ```ts
 * import { createTheme } from '@signpost/theme'
 * import { websiteTokens } from '@signpost/website-theme'
 *
 * export const diagrams = createTheme({ ...websiteTokens, arrow: '2px solid {lineStrong}' }, { prefix: 'diagram' })
 * ```
 * @see {@link websiteTheme}, the theme with these tokens
 * @searchAlias palette design variables brand
 * @public
 */
export const websiteTokens: Tokens<WebsiteTokens> = /*#__PURE__*/ defineTokens<Tokens<WebsiteTokens>>({
  sans: "'Source Sans 3', 'Source Sans fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono', 'JetBrains Mono fallback', ui-monospace, monospace",
  size: {
    note: '0.8125rem',
    code: '0.875rem',
    text: '1rem',
    part: '1.25rem',
    page: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)',
  },
  bar: '3.75rem',
  measure: '46rem',
  paper: { light: 'oklch(0.992 0.002 95)', dark: 'oklch(0.195 0.011 255)' },
  raised: { light: 'oklch(0.968 0.004 95)', dark: 'oklch(0.232 0.013 255)' },
  line: { light: 'oklch(0.9 0.006 95)', dark: 'oklch(0.315 0.014 255)' },
  lineStrong: { light: 'oklch(0.62 0.01 250)', dark: 'oklch(0.6 0.015 255)' },
  ink: { light: 'oklch(0.25 0.015 255)', dark: 'oklch(0.915 0.008 250)' },
  inkSoft: { light: 'oklch(0.42 0.015 255)', dark: 'oklch(0.78 0.012 250)' },
  accent: { light: 'oklch(0.42 0.085 190)', dark: 'oklch(0.83 0.085 188)' },
  accentStrong: { light: 'oklch(0.33 0.07 190)', dark: 'oklch(0.91 0.06 188)' },
  accentWash: { light: 'oklch(0.945 0.022 190)', dark: 'oklch(0.29 0.034 195)' },
  onAccent: { light: 'oklch(0.99 0.005 190)', dark: 'oklch(0.2 0.03 190)' },
  underline: { light: 'oklch(0.42 0.085 190 / 35%)', dark: 'oklch(0.83 0.085 188 / 40%)' },
  warn: { light: 'oklch(0.42 0.11 45)', dark: 'oklch(0.85 0.095 65)' },
  warnWash: { light: 'oklch(0.965 0.022 70)', dark: 'oklch(0.27 0.03 60)' },
  selection: { light: 'oklch(0.88 0.06 190)', dark: 'oklch(0.4 0.06 195)' },
  code: {
    keyword: { light: 'oklch(0.45 0.13 300)', dark: 'oklch(0.8 0.1 305)' },
    string: { light: 'oklch(0.43 0.09 145)', dark: 'oklch(0.82 0.1 145)' },
    function: { light: 'oklch(0.42 0.12 255)', dark: 'oklch(0.81 0.085 250)' },
    type: { light: 'oklch(0.43 0.085 195)', dark: 'oklch(0.83 0.085 190)' },
    constant: { light: 'oklch(0.46 0.12 35)', dark: 'oklch(0.82 0.095 45)' },
    parameter: { light: 'oklch(0.45 0.09 60)', dark: 'oklch(0.84 0.075 75)' },
    comment: { light: 'oklch(0.5 0.012 255)', dark: 'oklch(0.68 0.015 250)' },
  },
  kind: {
    class: { light: 'oklch(0.43 0.12 255)', dark: 'oklch(0.78 0.1 250)' },
    function: { light: 'oklch(0.45 0.14 305)', dark: 'oklch(0.79 0.11 305)' },
    variable: { light: 'oklch(0.46 0.11 45)', dark: 'oklch(0.81 0.1 45)' },
    interface: { light: 'oklch(0.43 0.08 195)', dark: 'oklch(0.82 0.085 190)' },
    type: { light: 'oklch(0.43 0.09 145)', dark: 'oklch(0.82 0.1 145)' },
    enum: { light: 'oklch(0.46 0.09 85)', dark: 'oklch(0.84 0.1 85)' },
    namespace: { light: 'oklch(0.45 0.13 0)', dark: 'oklch(0.79 0.11 0)' },
  },
})
