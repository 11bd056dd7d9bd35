import type { ChoiceIcons } from '../choice-icons.tsx'
import type { ChoiceLabels } from '../choice-labels.ts'
import type { ColorSchemeSelect } from '../color-scheme-select.tsx'
import type { ColorSchemeSelection } from '../use-color-scheme-selection.ts'

/** Props of each variant of the control. */
export interface SelectProps extends ColorSchemeSelection {
  readonly labels: ChoiceLabels
  readonly icons: ChoiceIcons
  readonly slotProps: ColorSchemeSelect.SlotProps
}
