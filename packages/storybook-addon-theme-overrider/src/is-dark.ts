import { color } from '@signpost/theme'

/** Whether white is read better on an opaque colour than black. */
export function isDark(background: string): boolean {
  return color.contrastRatio('white', background) > color.contrastRatio('black', background)
}
