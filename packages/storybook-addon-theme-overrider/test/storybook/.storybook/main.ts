import type { StorybookConfig } from '@storybook/react-vite'
import { options } from '../options.ts'

const config: StorybookConfig = {
  stories: ['../*.stories.ts'],
  addons: ['@storybook/addon-docs', { name: '@signpost/storybook-addon-theme-overrider', options }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default config
