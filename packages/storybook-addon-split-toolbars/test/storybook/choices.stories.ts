import type { Meta, StoryObj } from '@storybook/react-vite'
import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import { createElement, type ReactElement } from 'react'

/** Shows the current choices. */
function Choices(_args: object, { globals }: { globals: Record<string, unknown> }): ReactElement {
  const theme = splitToolbar.read(globals, 'theme')
  return createElement(
    'output',
    null,
    JSON.stringify({ theme: theme ?? null, type: splitToolbar.decodeAll(globals['type']) }),
  )
}

const meta: Meta = { title: 'Choices', render: Choices }

export default meta

export const Free: StoryObj = {}

/** A story that sets the theme itself. */
export const Fixed: StoryObj = { globals: { theme: splitToolbar.encode('dark', 'night') } }
