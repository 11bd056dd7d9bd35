import type { StorybookConfig } from '@storybook/react-vite'
import { withThemeConfig } from '@signpost/theme-storybook'
import { storybookOptions } from '../options.ts'

const config: StorybookConfig = {
  stories: ['../*.stories.ts'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default withThemeConfig(config, storybookOptions)
