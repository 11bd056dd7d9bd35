import Box from '@mui/material/Box'
import type { ReactElement, ReactNode } from 'react'

/** Reserves the space of an icon until it is known. */
export function HiddenUntil({ isKnown, children }: { isKnown: boolean; children: ReactNode }): ReactElement {
  return (
    <Box component="span" sx={{ display: 'inline-flex', visibility: isKnown ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  )
}
