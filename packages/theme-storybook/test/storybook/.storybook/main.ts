import type { StorybookConfig } from '@storybook/react-vite'
import { presets, withThemeConfig } from '@signpost/theme-storybook'

const config: StorybookConfig = {
  stories: ['../*.stories.ts'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default withThemeConfig(config, presets.website())
