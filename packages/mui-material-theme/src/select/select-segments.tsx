import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactElement } from 'react'
import { choices, isChoice } from '../color-scheme-choice.ts'
import type { SelectProps } from './select-props.ts'

/** Three buttons in a row, one of which is pressed. */
export function SelectSegments({
  selection,
  isHydrated,
  setSelection,
  labels,
  icons,
  slotProps,
}: SelectProps): ReactElement {
  return (
    <ToggleButtonGroup
      size="small"
      aria-label={labels.control}
      {...slotProps.group}
      exclusive
      value={selection ?? null}
      disabled={!isHydrated}
      // Pressing the chosen button again would deselect it.
      onChange={(_, value: unknown) => isChoice(value) && setSelection(value)}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice}
          aria-label={labels[choice]}
          title={labels[choice]}
          {...slotProps.segment}
          value={choice}
        >
          {icons[choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
