import { checkToolbar } from './check-toolbar.ts'
import type { GlobalTypeAnnotation } from './global-type-annotation.ts'
import type { NormalizedGroup, NormalizedItem, NormalizedToolbar } from './normalized-toolbar.ts'
import { PARAM_KEY } from './param-key.ts'
import { refusal } from './refusal.ts'
import type { ToolbarGroup } from './toolbar-group.ts'
import { type ToolbarEntry, type ToolbarItem, ToolbarItemKind, type ToolbarReset } from './toolbar-item.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Fills in the defaults of a toolbar.
 *
 * @param id - The key of the global in `globalTypes`.
 * @param annotation - The result of {@link (splitToolbar:function) | splitToolbar}. It is not changed.
 * @returns The toolbar, as new objects.
 * @throws TypeError with the code `INVALID_OPTION` when it is not an annotation of a toolbar.
 *
 * @example
 * ```ts
 * import { normalizeToolbar, splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * const toolbar = normalizeToolbar('theme', splitToolbar({ groups: { scheme: ['light', 'dark'] } }))
 *
 * export const titles: string[] = toolbar.groups.map(({ title }) => title) // ['scheme']
 * ```
 * @searchAlias resolve complete validate
 * @public
 */
export function normalizeToolbar(id: string, annotation: GlobalTypeAnnotation): NormalizedToolbar {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(id, annotation)
  const { name = id, description = name, defaultValue } = annotation
  const { mode, groups } = annotation[PARAM_KEY]
  return {
    id,
    name,
    description,
    mode,
    initial: defaultValue,
    groups: Object.entries(groups).map(([key, group]) =>
      normalizeGroup(key, 'items' in group ? group : { items: group }),
    ),
  }
}

/** Checks what plain JavaScript passes, while developing. */
function check(id: unknown, annotation: unknown): void {
  if (typeof id !== 'string') throw refusal('the key of a global as text', id, 'see globalTypes')
  checkAnnotation(annotation)
}

/** Checks an annotation, while developing. */
export function checkAnnotation(annotation: unknown): void {
  const config = (Object(annotation) as Partial<GlobalTypeAnnotation>)[PARAM_KEY]
  if (config === undefined) throw refusal('an annotation of splitToolbar', annotation, 'pass its result')
  checkToolbar(config)
}

function normalizeGroup(key: string, group: ToolbarGroup): NormalizedGroup {
  const {
    title = key,
    description = title,
    icon,
    dynamicTitle = true,
    dynamicIcon = true,
    shortcuts = {},
    items,
  } = group
  return {
    key,
    title,
    description,
    icon,
    dynamicTitle,
    dynamicIcon,
    shortcuts,
    items: items.flatMap((entry, index) => (isItem(entry) ? normalizeItem(entry, items[index - 1]) : [])),
    reset: items.find(isReset),
  }
}

function normalizeItem(entry: string | ToolbarItem, before: ToolbarEntry | undefined): NormalizedItem {
  const {
    value,
    title = value,
    icon,
    right,
    data,
  } = typeof entry === 'string' ? { value: entry } : (entry as ToolbarItem)
  return { value, title, icon, right, data, separated: kindOf(before) === ToolbarItemKind.Separator }
}

const kindOf = (entry: ToolbarEntry | undefined): string =>
  typeof entry === 'object' ? (entry.kind ?? ToolbarItemKind.Item) : ToolbarItemKind.Item

const isItem = (entry: ToolbarEntry): entry is string | ToolbarItem => kindOf(entry) === ToolbarItemKind.Item

const isReset = (entry: ToolbarEntry): entry is ToolbarReset => kindOf(entry) === ToolbarItemKind.Reset
