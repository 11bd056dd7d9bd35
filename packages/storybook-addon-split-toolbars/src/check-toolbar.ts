import { checkOptions, type ExpectedOption, failure, oneOf, shown } from '@signpost/utils-primitives'
import type { ToolbarMode } from './selection.ts'
import type { ToolbarConfig } from './toolbar-config.ts'
import type { ToolbarGroups } from './toolbar-group.ts'

type Expected = Readonly<Record<string, ExpectedOption>>

const anything: ExpectedOption = ['a value', () => true]
const configOptions: Expected = {
  name: 'string',
  description: 'string',
  groups: 'object',
  mode: oneOf('exclusive', 'independent'),
  initial: 'object',
}
const groupOptions: Expected = {
  items: 'array',
  title: 'string',
  description: 'string',
  icon: 'string',
  dynamicTitle: 'boolean',
  dynamicIcon: 'boolean',
  shortcuts: 'object',
}
const itemOptions: Expected = {
  kind: oneOf('item', 'reset', 'separator'),
  value: 'string',
  title: 'string',
  icon: 'string',
  right: 'string',
  data: anything,
}
const shortcutOptions: Expected = { next: 'object', previous: 'object', reset: 'object' }

/**
 * Checks the names and types of options, so that none is ignored in silence.
 *
 * @throws TypeError that names the option, what was found and what was expected.
 */
export function checkToolbar(config: ToolbarConfig<ToolbarGroups, ToolbarMode>): void {
  checkOptions('the toolbar', config, configOptions)
  const { groups } = config
  if ((groups as unknown) === undefined) throw missing('groups by key', 'the toolbar')
  for (const [key, group] of Object.entries<unknown>(groups)) {
    const place = `the group "${key}"`
    if (!Array.isArray(group)) checkOptions(place, group as object, groupOptions)
    const { items, shortcuts = {} } = (Array.isArray(group) ? { items: group } : group) as Record<string, unknown>
    if (items === undefined) throw missing('items', place)
    checkOptions(`the shortcuts of ${place}`, shortcuts as object, shortcutOptions)
    for (const item of items as unknown[]) {
      if (typeof item === 'string') continue
      checkOptions(`an item of ${place}`, item as object, itemOptions)
      const { kind = 'item', value } = item as Record<string, unknown>
      if (kind === 'item' && value === undefined) throw missing('a value', `an item of ${place}`)
    }
  }
}

function missing(what: string, place: string): Error {
  return failure('INVALID_TOOLBAR', `Expected ${what} of ${place}, found ${shown(undefined)}: add it`)
}
