import { refusal } from './refusal.ts'
import type { ToolbarMode } from './selection.ts'
import type { ToolbarConfig } from './toolbar-config.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

const optionNames = ['name', 'description', 'groups', 'mode', 'initial']
const groupNames = ['items', 'title', 'description', 'icon', 'dynamicTitle', 'dynamicIcon', 'shortcuts']
const entryNames = ['kind', 'value', 'title', 'icon', 'right', 'data']
const shortcutNames = ['next', 'previous', 'reset']

/**
 * Checks the names and types of options, so that none is ignored in silence.
 *
 * @throws TypeError that names the option, what was found and what was expected.
 */
export function checkToolbar(config: ToolbarConfig<ToolbarGroups, ToolbarMode>): void {
  checkNames('the toolbar', config, optionNames)
  const { mode, groups } = config
  if (mode !== undefined && mode !== 'exclusive' && mode !== 'independent') {
    throw refusal('"exclusive" or "independent" as "mode"', mode, 'choose one')
  }
  if (!isObject(groups)) throw refusal('groups by key as "groups"', groups, 'see ToolbarConfig')
  for (const [key, group] of Object.entries<unknown>(groups)) {
    const place = `the group "${key}"`
    if (!Array.isArray(group)) checkNames(place, group, groupNames)
    const { items, shortcuts } = (Array.isArray(group) ? { items: group } : group) as Record<string, unknown>
    if (!Array.isArray(items)) throw refusal(`items of ${place} in an array`, items, 'see ToolbarGroup')
    if (shortcuts !== undefined) checkNames(`the shortcuts of ${place}`, shortcuts, shortcutNames)
    for (const item of items as unknown[]) checkEntry(place, item)
  }
}

function checkEntry(place: string, entry: unknown): void {
  if (typeof entry === 'string') return
  checkNames(`an item of ${place}`, entry, entryNames)
  const { kind = 'item', value } = entry as Record<string, unknown>
  if (kind !== 'item' && kind !== 'reset' && kind !== 'separator') {
    throw refusal(`"item", "reset" or "separator" as "kind" of an item of ${place}`, kind, 'choose one')
  }
  if (kind === 'item' && typeof value !== 'string') {
    throw refusal(`a text as "value" of an item of ${place}`, value, 'name the choice')
  }
}

function checkNames(place: string, value: unknown, names: readonly string[]): void {
  if (!isObject(value)) throw refusal(`options of ${place} in an object`, value, 'see splitToolbar')
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw refusal(`${names.join(', ')} as options of ${place}`, unknown, 'correct the name')
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
