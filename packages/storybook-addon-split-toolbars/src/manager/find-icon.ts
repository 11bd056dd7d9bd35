import * as icons from '@storybook/icons'
import { createElement, type FunctionComponent, type ReactElement } from 'react'

const byName = new Map(
  Object.entries(icons as unknown as Record<string, FunctionComponent>).map(([name, icon]) => [simplify(name), icon]),
)

/** Returns the icon with a name, if it exists. */
export function findIcon(name: string | undefined): ReactElement | undefined {
  const icon = name === undefined ? undefined : byName.get(simplify(name))
  return icon && createElement(icon)
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/icon$/, '')
}
