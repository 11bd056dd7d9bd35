import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import type { ColorSchemeChoice } from '@signpost/theme'
import { schemeChoices } from './check-options.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import { ThemeGlobal } from './theme-global.ts'
import type { ThemeGlobals } from './theme-globals.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * Finds what is chosen among the globals of Storybook. What the theme does not have counts as not chosen.
 *
 * @typeParam F - The names of the families.
 * @param globals - Storybook's globals. A value is a name, such as `dark`, or that of the toolbar, such as `scheme--dark`.
 * @param options - See {@link ThemeAddonOptions}.
 * @returns What is chosen, or else the defaults.
 *
 * @example
 * ```ts
 * import { presets, readThemeGlobals } from '@signpost/theme-storybook'
 *
 * const options = presets.playground()
 *
 * readThemeGlobals({ themeScheme: 'scheme--dark', themeFamily: 'purple' }, options) // { scheme: 'dark', family: 'red' }
 * ```
 * @public
 */
export function readThemeGlobals<F extends string>(
  globals: Readonly<Record<string, unknown>>,
  options: ThemeAddonOptions<F> | ThemeSetup<F>,
): ThemeGlobals<F> {
  const setup = resolveThemeOptions(options)
  const { scheme, family } = findChosen(globals, setup)
  return {
    scheme: scheme?.isOffered ? (scheme.value as ColorSchemeChoice) : setup.defaultScheme,
    family: family?.isOffered ? (family.value as F) : setup.defaultFamily,
  }
}

/**
 * Writes globals that choose a scheme or family, as the toolbar writes them: for the `globals` of a story.
 *
 * @param chosen - What is to be chosen. What is left out stays as it is.
 * @returns The globals.
 *
 * @example
 * ```ts
 * import { writeThemeGlobals } from '@signpost/theme-storybook'
 *
 * export const InTheDark = { globals: writeThemeGlobals({ scheme: 'dark' }) }
 * ```
 * @see {@link readThemeGlobals}
 * @public
 */
export function writeThemeGlobals(chosen: Partial<ThemeGlobals>): Record<string, string> {
  const { scheme, family } = chosen
  return {
    ...(scheme !== undefined && { [ThemeGlobal.Scheme]: splitToolbar.encode('scheme', scheme) }),
    ...(family !== undefined && { [ThemeGlobal.Family]: splitToolbar.encode('family', family) }),
  }
}

/** A value that a global has, and whether the theme has it too. */
export interface Chosen {
  readonly value: string
  readonly isOffered: boolean
}

/** What globals choose, be it offered or not. */
export function findChosen(
  globals: Readonly<Record<string, unknown>>,
  setup: ThemeSetup,
): { readonly scheme: Chosen | undefined; readonly family: Chosen | undefined } {
  const find = (id: string, group: string, offered: readonly string[]): Chosen | undefined => {
    const raw = Object.hasOwn(globals, id) ? globals[id] : undefined
    if (raw === undefined || raw === null || raw === '') return undefined
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
