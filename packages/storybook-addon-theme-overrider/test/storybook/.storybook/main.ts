import type { StorybookConfig } from '@storybook/react-vite'
import { docsAddon } from '../docs-addon.ts'
import { options } from '../options.ts'

const config: StorybookConfig = {
  stories: ['../*.stories.ts'],
  addons: [...docsAddon, { name: '@signpost/storybook-addon-theme-overrider', options }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default config
