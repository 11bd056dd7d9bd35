import type { StorybookConfig } from '@storybook/react-vite'
import { defineMirror, MirrorTarget } from '@signpost/storybook-addon-mirror-preview'

const config: StorybookConfig = {
  stories: ['../*.stories.ts'],
  addons: [
    {
      name: '@signpost/storybook-addon-mirror-preview',
      options: defineMirror({
        rules: [
          { selector: 'style[data-demo]', key: 'data-demo' },
          // The quote after the dollar sign is a replacement pattern.
          { selector: "link[href$='.css']" },
          { selector: 'style[title="</script><script>globalThis.isBroken = true</script><!--<script>"]' },
          { selector: ':root', attributes: ['data-scheme'], target: MirrorTarget.Root },
        ],
      }),
    },
  ],
  framework: '@storybook/react-vite',
  refs: { other: { title: 'Other', url: process.env['REF_ADDRESS']! } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default config
