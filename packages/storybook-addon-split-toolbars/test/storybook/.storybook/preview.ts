import type { Preview } from '@storybook/react-vite'
import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'

/** One choice in two menus. */
const theme = splitToolbar({
  groups: {
    light: { title: 'Light themes', items: ['paper', 'snow', { kind: 'reset', title: 'No theme' }] },
    dark: {
      title: 'Dark themes',
      items: [
        { value: 'night', title: 'Night' },
        { kind: 'separator' },
        { value: 'Cäfé #1', icon: 'Moon', right: 'new' },
      ],
    },
  },
})

/** One choice in each of two menus. */
const type = splitToolbar({
  mode: 'independent',
  groups: {
    family: {
      title: 'Font',
      items: ['serif', 'sans', { kind: 'reset' }],
      shortcuts: { next: { label: 'Next font', keys: ['alt', 'Y'] } },
    },
    size: { title: 'Size', items: ['small', 'large', { kind: 'reset' }] },
  },
  initial: { family: 'serif' },
})

const preview: Preview = {
  globalTypes: { theme, type },
}

export default preview
