import { defineMirror, type MirrorPreviewOptions, MirrorTarget } from '@signpost/storybook-addon-mirror-preview'
import { type OverriderOptions, ThemeSource } from '@signpost/storybook-addon-theme-overrider'
import type { ColorSchemeChoice } from '@signpost/theme'
import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import { schemeChoices } from './check-options.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import { STYLE_ATTRIBUTE } from './style-attribute.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import { ThemeGlobal } from './theme-global.ts'
import type { ThemeSetup } from './theme-setup.ts'

/** Input of the preset: the options of all addons, as data. */
export interface AddonSetup {
  readonly setup: ThemeSetup
  readonly mirror: MirrorPreviewOptions
  readonly overrider: OverriderOptions | undefined
}

/** Derives the options of each addon from those of the theme. */
export function resolveAddons<F extends string>(options: ThemeAddonOptions<F>): AddonSetup {
  const setup = resolveThemeOptions(options)
  const attributes = [setup.schemeAttribute, ...(setup.families.length > 0 ? [setup.familyAttribute] : [])]
  const mirror = defineMirror({
    rules: [
      { selector: `style[${STYLE_ATTRIBUTE}]`, key: STYLE_ATTRIBUTE },
      { selector: setup.target, attributes, target: MirrorTarget.Root },
      ...(options.mirror ?? []),
    ],
  })
  return { setup, mirror, overrider: options.overrider && followScheme(options.overrider, setup) }
}

/** Makes the overrider follow the chosen scheme, unless its options set a source. */
function followScheme(overrider: OverriderOptions, { schemes }: ThemeSetup): OverriderOptions {
  if (overrider.follow !== undefined) return overrider
  if (schemes.length === 1) return { ...overrider, light: overrider[schemes[0]!], dark: overrider[schemes[0]!] }
  const values = schemeChoices(schemes).map((choice): [string, ColorSchemeChoice] => [
    splitToolbar.encode('scheme', choice),
    choice,
  ])
  return {
    ...overrider,
    follow: ThemeSource.Global,
    name: ThemeGlobal.Scheme,
    values: { ...Object.fromEntries(values), ...overrider.values },
  }
}
