import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ReactElement, useInsertionEffect } from 'react'

/** Inserts a rule into the sheet of an empty element, as CSS-in-JS libraries do in production. */
function Styled({ value }: { value: string }): ReactElement {
  useInsertionEffect(() => {
    const style = document.querySelector<HTMLStyleElement>('style[data-demo=sheet]') ?? document.createElement('style')
    style.dataset['demo'] = 'sheet'
    document.head.append(style)
    const { sheet } = style
    while (sheet!.cssRules.length > 0) sheet!.deleteRule(0)
    sheet!.insertRule(`:root { --demo-sheet: ${value} }`)
  }, [value])
  return createElement('p', null, `The value is ${value}`)
}

const meta: Meta<typeof Styled> = { title: 'Demo', component: Styled }

export default meta

export const First: StoryObj<typeof Styled> = { args: { value: 'first' } }

export const Second: StoryObj<typeof Styled> = { args: { value: 'second' } }
