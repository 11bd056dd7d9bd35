/**
 * The words of a {@link (ColorSchemeSelect:function) | ColorSchemeSelect}.
 *
 * @example
 * ```tsx
 * import { type ChoiceLabels, ColorSchemeSelect } from '@signpost/mui-material-theme'
 *
 * const labels: ChoiceLabels = { control: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' }
 *
 * export const select = <ColorSchemeSelect labels={labels} />
 * ```
 * @public
 */
export interface ChoiceLabels {
  /** Names the control as a whole. */
  readonly control: string
  /** Names the light scheme. */
  readonly light: string
  /** Names the dark scheme, and the switch of the toggle. */
  readonly dark: string
  /** Names what the system prefers. */
  readonly system: string
}

/** The words when there are no others. */
export const defaultLabels: ChoiceLabels = { control: 'Colour scheme', light: 'Light', dark: 'Dark', system: 'System' }
