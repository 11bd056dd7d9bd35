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
    throw new TypeError(`Expected "exclusive" or "independent" as "mode", found ${JSON.stringify(mode)}.`)
  }
  if (!isObject(groups)) throw new TypeError(`Expected groups by key as "groups", found ${JSON.stringify(groups)}.`)
  for (const [key, group] of Object.entries<unknown>(groups)) {
    const place = `the group "${key}"`
    if (!Array.isArray(group)) checkNames(place, group, groupNames)
    const { items, shortcuts } = (Array.isArray(group) ? { items: group } : group) as Record<string, unknown>
    if (!Array.isArray(items))
      throw new TypeError(`Expected items of ${place} in an array, found ${JSON.stringify(items)}.`)
    if (shortcuts !== undefined) checkNames(`the shortcuts of ${place}`, shortcuts, shortcutNames)
    for (const item of items as unknown[]) checkEntry(place, item)
  }
}

function checkEntry(place: string, entry: unknown): void {
  if (typeof entry === 'string') return
  checkNames(`an item of ${place}`, entry, entryNames)
  const { kind = 'item', value } = entry as Record<string, unknown>
  if (kind !== 'item' && kind !== 'reset' && kind !== 'separator') {
    throw new TypeError(
      `Expected "item", "reset" or "separator" as "kind" of an item of ${place}, found ${JSON.stringify(kind)}.`,
    )
  }
  if (kind === 'item' && typeof value !== 'string') {
    throw new TypeError(`Expected a text as "value" of an item of ${place}, found ${JSON.stringify(value)}.`)
  }
}

function checkNames(place: string, value: unknown, names: readonly string[]): void {
  if (!isObject(value))
    throw new TypeError(`Expected options of ${place} in an object, found ${JSON.stringify(value)}.`)
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new TypeError(`Expected ${names.join(', ')} as options of ${place}, found "${unknown}".`)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
