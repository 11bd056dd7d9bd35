import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { theme: { toolbar: { title: 'Theme', items: ['system', 'light', 'night'], dynamicTitle: true } } },
}

export default preview
