import { refusal } from './refusal.ts'
import type { ToolbarMode } from './selection.ts'
import type { ToolbarConfig } from './toolbar-config.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

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
  if (![undefined, 'exclusive', 'independent'].includes(mode)) {
    throw refusal('"exclusive" or "independent" as "mode"', mode, 'choose one')
  }
  if (!isObject(groups)) throw refusal('groups by key as "groups"', groups, 'see splitToolbar')
  for (const [key, group] of Object.entries<unknown>(groups)) {
    const place = `the group "${key}"`
    if (!Array.isArray(group)) checkNames(place, group, groupNames)
    const { items, shortcuts } = (Array.isArray(group) ? { items: group } : group) as Record<string, unknown>
    if (!Array.isArray(items)) throw refusal(`items of ${place} in an array`, items, 'see splitToolbar')
    if (shortcuts !== undefined) checkNames(`the shortcuts of ${place}`, shortcuts, shortcutNames)
    for (const item of items as unknown[]) checkEntry(place, item)
  }
}

function checkEntry(place: string, entry: unknown): void {
  if (typeof entry === 'string') return
  checkNames(`an item of ${place}`, entry, entryNames)
  const { kind = 'item', value } = entry as Record<string, unknown>
  if (!['item', 'reset', 'separator'].includes(kind as string)) {
    throw refusal(`"item", "reset" or "separator" as "kind" of an item of ${place}`, kind, 'choose one')
  }
  if (kind === 'item' && typeof value !== 'string') {
    throw refusal(`a text as "value" of an item of ${place}`, value, 'name the choice')
  }
}

/** Types of options that have one name wherever they are; they are checked while developing. */
const types: Readonly<Record<string, 'string' | 'boolean'>> = {
  name: 'string',
  title: 'string',
  description: 'string',
  icon: 'string',
  right: 'string',
  dynamicTitle: 'boolean',
  dynamicIcon: 'boolean',
}

function checkTypes(place: string, value: object): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkEachType(place, value)
}

function checkEachType(place: string, value: object): void {
  const { initial = {} } = value as { initial?: unknown }
  if (!isObject(initial)) throw refusal('a choice as "initial"', initial, 'see splitToolbar')
  for (const [name, given] of Object.entries(value as Record<string, unknown>)) {
    if (given !== undefined && Object.hasOwn(types, name) && typeof given !== types[name]) {
      const expected = types[name] === 'string' ? 'a text' : 'true or false'
      throw refusal(`${expected} as "${name}" of ${place}`, given, 'correct it')
    }
  }
}

function checkNames(place: string, value: unknown, names: readonly string[]): void {
  if (!isObject(value)) throw refusal(`options of ${place} in an object`, value, 'see splitToolbar')
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw refusal(`${names.join(', ')} as options of ${place}`, unknown, 'correct the name')
  }
  checkTypes(place, value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
