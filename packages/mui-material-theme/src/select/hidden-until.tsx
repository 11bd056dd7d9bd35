import Box from '@mui/material/Box'
import type { ReactElement, ReactNode } from 'react'

/** Keeps the place of a picture until it is known which one it is. */
export function HiddenUntil({ isKnown, children }: { isKnown: boolean; children: ReactNode }): ReactElement {
  return (
    <Box component="span" sx={{ display: 'inline-flex', visibility: isKnown ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  )
}
