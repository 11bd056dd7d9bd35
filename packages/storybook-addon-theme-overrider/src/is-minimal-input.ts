import type { MinimalInput } from './theme-input.ts'
import { minimalKeys } from './theme-keys.ts'

/**
 * Whether a theme is written in few values. Its keys decide: all of them are those of a {@link MinimalInput}.
 *
 * @param input - The theme.
 * @returns `false` for an object without keys, and for one with a key of Storybook among others.
 *
 * @example
 * ```ts
 * import { isMinimalInput } from '@signpost/storybook-addon-theme-overrider'
 *
 * isMinimalInput({ appBg: '#111' }) // false
 * ```
 * @public
 */
export function isMinimalInput(input: object): input is MinimalInput {
  const keys = Object.keys(input)
  return keys.length > 0 && keys.every((key) => Object.hasOwn(minimalKeys, key))
}
