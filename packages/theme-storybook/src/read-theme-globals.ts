import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import type { ColorSchemeChoice } from '@signpost/theme'
import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { schemeChoices } from './check-options.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import { ThemeGlobal } from './theme-global.ts'
import type { ThemeGlobals } from './theme-globals.ts'
import type { ThemeSetup } from './theme-setup.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Reads the chosen scheme and family from Storybook's globals. Values that the theme does not have are ignored.
 *
 * @typeParam F - The names of the families.
 * @param globals - Storybook's globals. A value is a name, such as `dark`, or a toolbar value, such as `scheme--dark`.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns The choices, or the defaults.
 *
 * @example
 * ```ts
 * import { presets, readThemeGlobals } from '@signpost/theme-storybook'
 *
 * const options = presets.playground()
 *
 * readThemeGlobals({ themeScheme: 'scheme--dark', themeFamily: 'purple' }, options) // { scheme: 'dark', family: 'red' }
 * ```
 * @searchAlias current selected dark mode active
 * @public
 */
export function readThemeGlobals<F extends string>(
  globals: Readonly<Record<string, unknown>>,
  options: ThemeAddonOptions<F> | ThemeSetup<F>,
): ThemeGlobals<F> {
  checkGlobals(globals)
  const setup = resolveThemeOptions(options)
  const { scheme, family } = findChosen(globals, setup)
  return {
    scheme: scheme?.isOffered ? (scheme.value as ColorSchemeChoice) : setup.defaultScheme,
    family: family?.isOffered ? (family.value as F) : setup.defaultFamily,
  }
}

/**
 * Creates globals that choose a scheme or family, for the `globals` of a story.
 *
 * @param chosen - The choices. Absent ones are not changed.
 * @returns The globals.
 *
 * @example
 * ```ts
 * import { writeThemeGlobals } from '@signpost/theme-storybook'
 *
 * export const InTheDark = { globals: writeThemeGlobals({ scheme: 'dark' }) }
 * ```
 * @see {@link readThemeGlobals}
 * @searchAlias force set dark override
 * @public
 */
export function writeThemeGlobals(chosen: Partial<ThemeGlobals>): Record<string, string> {
  checkOptions('writeThemeGlobals', chosen, { scheme: { oneOf: ['light', 'dark', 'system'] }, family: 'string' })
  const { scheme, family } = chosen
  return {
    ...(scheme !== undefined && { [ThemeGlobal.Scheme]: splitToolbar.encode('scheme', scheme) }),
    ...(family !== undefined && { [ThemeGlobal.Family]: splitToolbar.encode('family', family) }),
  }
}

/** The value of a global, and whether the theme has it. */
export interface Chosen {
  readonly value: string
  readonly isOffered: boolean
}

/** Returns the values of the globals, even if the theme does not have them. */
export function findChosen(
  globals: Readonly<Record<string, unknown>>,
  setup: ThemeSetup,
): { readonly scheme: Chosen | undefined; readonly family: Chosen | undefined } {
  const find = (id: string, group: string, offered: readonly string[]): Chosen | undefined => {
    const raw = Object.hasOwn(globals, id) ? globals[id] : undefined
    if ((raw ?? '') === '') return undefined
    const text = String(raw)
    const selection = splitToolbar.decode(text)
    const value = selection?.group === group && !offered.includes(text) ? selection.value : text
    return { value, isOffered: offered.includes(value) }
  }
  return {
    scheme: find(ThemeGlobal.Scheme, 'scheme', schemeChoices(setup.schemes)),
    family: find(ThemeGlobal.Family, 'family', setup.families),
  }
}

/** Checks the globals of Storybook, in development. */
export function checkGlobals(globals: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_GLOBALS',
      globals,
      'the globals of Storybook',
      () => Object(globals) === globals,
      'pass them',
    )
  }
}
