import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSetup } from './inline-setup.ts'
import type { AddonSetup } from './resolve-addons.ts'

/** What {@link withThemeConfig} writes into `main.ts`, beside Storybook's own options. */
export interface PresetOptions {
  readonly themeAddons?: AddonSetup
}

const { resolve } = createRequire(import.meta.url)

/** The addons that this one stands on, found from here: a project need not depend on them. */
export function addons(options: PresetOptions): { readonly name: string; readonly options?: object }[] {
  const { setup, mirror, overrider } = read(options)
  return [
    ...(setup.toolbar ? [{ name: resolve('@signpost/storybook-addon-split-toolbars/preset') }] : []),
    { name: resolve('@signpost/storybook-addon-mirror-preview/preset'), options: mirror },
    ...(overrider ? [{ name: resolve('@signpost/storybook-addon-theme-overrider/preset'), options: overrider }] : []),
  ]
}

/** Storybook's list of what a preview consists of, with the theme at its end. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL(`./preview${extname(import.meta.url)}`, import.meta.url)),
]

/** Gives the preview the theme. */
export const previewHead = (head: string | undefined, options: PresetOptions): string =>
  `${head ?? ''}\n${writeSetup(read(options).setup)}\n`

function read({ themeAddons }: PresetOptions): AddonSetup {
  if (!themeAddons) {
    throw new TypeError(
      'The addon @signpost/theme-storybook has no theme. In main.ts, export withThemeConfig(config, { theme }) in place of naming it.',
    )
  }
  return themeAddons
}
