import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ReactElement } from 'react'

function Greeting({ name }: { readonly name: string }): ReactElement {
  return createElement('output', null, `Hello ${name}`)
}

const meta: Meta<typeof Greeting> = { title: 'Greeting', component: Greeting, args: { name: 'world' } }

export default meta

export const Plain: StoryObj<typeof Greeting> = {}
