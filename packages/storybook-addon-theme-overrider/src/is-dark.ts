import { color } from '@signpost/theme'

/** Whether white has more contrast than black on an opaque colour. */
export function isDark(background: string): boolean {
  return color.contrastRatio('white', background) > color.contrastRatio('black', background)
}
