/**
 * Functions for CSS colours: parsing, mixing, contrast, and palettes.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.readableOn('#0b3d3a') // the one of black and white that can be read on it
 * color.mix('#d00', '#ffffff', 0.2)
 * ```
 *
 * @packageDocumentation
 */

export { contrastRatio, readableOn } from './contrast.ts'
export { toHex, toOklch, toRgb } from './format.ts'
export { lighten, mix } from './mix.ts'
export { palette } from './palette.ts'
export { parse } from './parse.ts'
export type { ColorInput, HexColor, Oklch, Rgb } from './types.ts'
