import { createElement, type ReactElement } from 'react'
import { type StorybookTheme, styled } from 'storybook/theming'
import type { NormalizedItem } from '../normalized-toolbar.ts'
import { findIcon } from './find-icon.ts'

const Line = styled.div<{ $separated: boolean }>(({ theme, $separated }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  ...($separated && {
    borderBlockStart: `1px solid ${(theme as StorybookTheme).appBorderColor}`,
    paddingBlockStart: 8,
  }),
}))

const Title = styled.span({ flex: 1 })

/** The line of an item with text at its end, or with a separator above. */
export function ItemLine({ item }: { item: NormalizedItem }): ReactElement {
  return createElement(
    Line,
    { $separated: item.separated },
    findIcon(item.icon),
    createElement(Title, null, item.title),
    item.right && createElement('span', null, item.right),
  )
}
