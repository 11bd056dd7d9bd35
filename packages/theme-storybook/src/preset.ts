import { failure } from '@signpost/utils-primitives'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSetup } from './inline-setup.ts'
import type { AddonSetup } from './resolve-addons.ts'

/** Options that {@link withThemeConfig} writes into `main.ts`, in addition to Storybook's own. */
export interface PresetOptions {
  readonly themeAddons?: AddonSetup
}

const { resolve } = createRequire(import.meta.url)

/** The addons that this one depends on, resolved from here so that a project need not depend on them. */
export function addons(options: PresetOptions): { readonly name: string; readonly options?: object }[] {
  const { setup, mirror, overrider } = read(options)
  return [
    ...(setup.toolbar ? [{ name: resolve('@signpost/storybook-addon-split-toolbars/preset') }] : []),
    { name: resolve('@signpost/storybook-addon-mirror-preview/preset'), options: mirror },
    ...(overrider ? [{ name: resolve('@signpost/storybook-addon-theme-overrider/preset'), options: overrider }] : []),
  ]
}

/** Storybook's list of preview entries, with the theme appended. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL(`./preview${extname(import.meta.url)}`, import.meta.url)),
]

/** Adds the theme to the preview. */
export const previewHead = (head: string | undefined, options: PresetOptions): string =>
  `${head ?? ''}\n${writeSetup(read(options).setup)}\n`

function read({ themeAddons }: PresetOptions): AddonSetup {
  if (!themeAddons?.setup) {
    throw failure(
      'NO_THEME',
      'Expected a theme for the addon @signpost/theme-storybook, found none: in main.ts, export withThemeConfig(config, { theme }) in place of naming it',
    )
  }
  return themeAddons
}
