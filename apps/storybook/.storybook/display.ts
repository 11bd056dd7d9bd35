import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'

/** The name of the global. */
export const DISPLAY = 'display'

/** How stories are shown besides their theme: a menu each for two choices of one global. */
export const display = splitToolbar({
  mode: 'independent',
  name: 'Display',
  groups: {
    size: {
      title: 'Text size',
      icon: 'Paragraph',
      items: [
        { value: 'small', title: 'Small text' },
        { value: 'regular', title: 'Regular text' },
        { value: 'large', title: 'Large text' },
      ],
      shortcuts: { next: { label: 'Next text size', keys: ['alt', 'Y'] } },
    },
    direction: {
      title: 'Direction',
      icon: 'Transfer',
      items: [
        { value: 'ltr', title: 'Left to right', right: 'LTR' },
        { value: 'rtl', title: 'Right to left', right: 'RTL' },
      ],
    },
  },
  initial: { size: 'regular', direction: 'ltr' },
})
