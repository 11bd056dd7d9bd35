/**
 * Labels of a {@link (ColorSchemeSelect:function) | ColorSchemeSelect}.
 *
 * @example
 * ```tsx
 * import { type ChoiceLabels, ColorSchemeSelect } from '@signpost/mui-material-theme'
 *
 * const labels: ChoiceLabels = { control: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' }
 *
 * export const select = <ColorSchemeSelect labels={labels} />
 * ```
 * @searchAlias translation i18n aria localize
 * @public
 */
export interface ChoiceLabels {
  /** The accessible name of the control. */
  readonly control: string
  /** Label of the light scheme. */
  readonly light: string
  /** Label of the dark scheme, and of the toggle. */
  readonly dark: string
  /** Label of the system preference. */
  readonly system: string
}

/** Default labels, in English. */
export const defaultLabels: ChoiceLabels = { control: 'Colour scheme', light: 'Light', dark: 'Dark', system: 'System' }
