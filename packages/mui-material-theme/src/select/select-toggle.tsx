import IconButton from '@mui/material/IconButton'
import type { ReactElement } from 'react'
import { HiddenUntil } from './hidden-until.tsx'
import type { SelectProps } from './select-props.ts'

/** A switch, on when the page is dark, with the picture of what the page is. */
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
