import { checkArgument } from '@signpost/utils-primitives'
import type { MinimalInput } from './theme-input.ts'
import { minimalKeys } from './theme-keys.ts'

/**
 * Whether a theme input is minimal, which means that all of its keys are keys of {@link MinimalInput}.
 *
 * @param input - The theme input.
 * @returns `false` for an object without keys, and for one with any of Storybook's keys.
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
  checkArgument('INVALID_THEME', input, 'a theme in an object', () => Object(input) === input, 'pass its colours')
  const keys = Object.keys(input)
  return keys.length > 0 && keys.every((key) => Object.hasOwn(minimalKeys, key))
}
