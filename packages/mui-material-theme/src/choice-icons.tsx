import SvgIcon from '@mui/material/SvgIcon'
import type { ReactNode } from 'react'

/**
 * Icons for the choices of a {@link (ColorSchemeSelect:function) | ColorSchemeSelect}, all of the same size.
 *
 * @example
 * ```tsx
 * import { type ChoiceIcons, ColorSchemeSelect } from '@signpost/mui-material-theme'
 *
 * const icons: Partial<ChoiceIcons> = { light: <span aria-hidden>☀</span>, dark: <span aria-hidden>☾</span> }
 *
 * export const select = <ColorSchemeSelect icons={icons} />
 * ```
 * @searchAlias sun moon svg
 * @public
 */
export interface ChoiceIcons {
  /** For the light scheme. */
  readonly light: ReactNode
  /** For the dark scheme. */
  readonly dark: ReactNode
  /** For the system preference. */
  readonly system: ReactNode
}

const rays = [0, 45, 90, 135, 180, 225, 270, 315]

/** Default icons: a sun, a moon, and a half-filled circle. */
export const defaultIcons: ChoiceIcons = {
  light: (
    <SvgIcon>
      <circle cx="12" cy="12" r="5" />
      {rays.map((angle) => (
        <rect key={angle} x="11" y="1" width="2" height="4" rx="1" transform={`rotate(${angle} 12 12)`} />
      ))}
    </SvgIcon>
  ),
  dark: (
    <SvgIcon>
      <path d="M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11z" />
    </SvgIcon>
  ),
  system: (
    <SvgIcon>
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2a8 8 0 0 1 0 16z" />
    </SvgIcon>
  ),
}
