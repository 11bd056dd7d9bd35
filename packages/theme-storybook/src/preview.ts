import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { createGlobalTypes, type ThemeGlobalTypes } from './create-global-types.ts'
import { decoratorOf, type ThemeDecorator } from './create-theme-decorator.ts'
import { readSetup } from './inline-setup.ts'
import { ThemeSwitcher } from './theme-switcher.ts'

const setup = readSetup(document)
const switcher = setup && new ThemeSwitcher(setup)

export const globalTypes: ThemeGlobalTypes = setup ? createGlobalTypes(setup) : {}

export const decorators: readonly ThemeDecorator[] = switcher ? [decoratorOf(switcher)] : []

/** Applies the theme to pages without stories too, until the preview changes. */
export function beforeAll(): (() => void) | undefined {
  if (!switcher) return undefined
  const channel = addons.getChannel()
  let isEnded = false
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }): void => {
    // A channel may pass an event on after its listener was removed.
    if (!isEnded) switcher.apply(globals)
  }
  const types = [SET_GLOBALS, GLOBALS_UPDATED]
  for (const type of types) channel.on(type, follow)
  return () => {
    isEnded = true
    for (const type of types) channel.off(type, follow)
    switcher.restore()
  }
}
