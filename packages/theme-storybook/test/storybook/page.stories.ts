import type { Meta, StoryObj } from '@storybook/react-vite'
import { writeThemeGlobals } from '@signpost/theme-storybook'
import { createElement } from 'react'

const meta: Meta = { title: 'Page', render: (_args, { name }) => createElement('p', null, `This is ${name}`) }

export default meta

export const Free: StoryObj = {}

/** A story that sets the theme itself. */
export const Fixed: StoryObj = { globals: writeThemeGlobals({ scheme: 'dark', family: 'blue' }) }
