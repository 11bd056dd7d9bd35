import IconButton from '@mui/material/IconButton'
import type { ReactElement } from 'react'
import { HiddenUntil } from './hidden-until.tsx'
import type { SelectProps } from './select-props.ts'

/** A switch that is on when the page is dark, with the icon of the resolved scheme. */
export function SelectToggle({
  resolved,
  isHydrated,
  setSelection,
  labels,
  icons,
  slotProps,
}: SelectProps): ReactElement {
  const isDark = resolved === 'dark'
  return (
    <IconButton
      color="inherit"
      aria-label={labels.dark}
      {...slotProps.button}
      role="switch"
      aria-checked={isDark}
      disabled={!isHydrated}
      onClick={() => setSelection(isDark ? 'light' : 'dark')}
    >
      <HiddenUntil isKnown={isHydrated}>{icons[resolved ?? 'light']}</HiddenUntil>
    </IconButton>
  )
}
