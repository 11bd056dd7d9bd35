import { createRequire } from 'node:module'
import type { StorybookConfig } from '@storybook/react-vite'
import { MirrorTarget } from '@signpost/storybook-addon-mirror-preview'
import { withThemeConfig } from '@signpost/theme-storybook'
import { mergeConfig, type UserConfig } from 'vite'
import { websiteOptions } from './website-options.ts'

const esquery = createRequire(createRequire(import.meta.url).resolve('eslint')).resolve('esquery')

const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  title: 'Signpost workbench',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Features that no story uses.
  features: {
    actions: false,
    backgrounds: false,
    highlight: false,
    interactions: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // ESLint requires it as a CommonJS module; the other one has no export but its default.
      resolve: { alias: { esquery } },
      build: {
        chunkSizeWarningLimit: 2000,
        // MUI marks its modules for servers, which are not bundled here.
        rolldownOptions: {
          onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
        },
      },
    } satisfies UserConfig),
}

/** The workbench is in a folder of the site, to which its name leads back. */
const brand = { brandTitle: 'Signpost workbench', brandUrl: '..', brandTarget: '_self' }

/** The theme of the site, with split toolbars for it, and in the manager what the rules mirror there. */
export default withThemeConfig(config, {
  ...websiteOptions,
  overrider: {
    light: { ...websiteOptions.overrider!.light, ...brand },
    dark: { ...websiteOptions.overrider!.dark, ...brand },
  },
  mirror: [
    { selector: 'style[data-stylesheet^="workbench-"]', key: 'data-stylesheet' },
    { selector: ':root', attributes: ['dir'], target: MirrorTarget.Root },
  ],
})
