import type { API } from 'storybook/manager-api'
import { ADDON_ID } from '../addon-id.ts'
import { changeSelection, chosenValues } from '../change-selection.ts'
import type { NormalizedGroup, NormalizedToolbar } from '../normalized-toolbar.ts'

/** The part of Storybook's manager API that shortcuts use. */
export type ShortcutApi = Pick<API, 'getGlobals' | 'getStoryGlobals' | 'updateGlobals' | 'setAddonShortcut'>

/**
 * Registers the shortcuts of all menus. Like the menus, they have no effect while the story sets the global. A shortcut
 * that Storybook refuses is a warning, and the others are registered.
 */
export async function registerShortcuts(api: ShortcutApi, toolbars: readonly NormalizedToolbar[]): Promise<void> {
  for (const toolbar of toolbars) {
    for (const group of toolbar.groups) {
      for (const name of ['next', 'previous', 'reset'] as const) {
        const shortcut = group.shortcuts[name]
        if (!shortcut) continue
        const action = (): void => {
          const raw: unknown = api.getGlobals()[toolbar.id]
          if (Object.hasOwn(api.getStoryGlobals(), toolbar.id)) return
          const value = name === 'reset' ? undefined : neighbour(group, chosenValues(toolbar, raw)[group.key], name)
          api.updateGlobals({ [toolbar.id]: changeSelection(toolbar, raw, group.key, value) })
        }
        const actionName = `${toolbar.id}:${group.key}:${name}`
        try {
          const { label, keys } = shortcut
          await api.setAddonShortcut(ADDON_ID, { label, defaultShortcut: [...keys], actionName, action })
        } catch (error) {
          console.warn(`Expected Storybook to accept the shortcut ${actionName}, found an error: use its menu.`, error)
        }
      }
    }
  }
}

function neighbour({ items }: NormalizedGroup, value: string | undefined, direction: 'next' | 'previous'): string {
  const at = items.findIndex((item) => item.value === value)
  if (direction === 'next') return items[(at + 1) % items.length]!.value
  return items[at < 1 ? items.length - 1 : at - 1]!.value
}
