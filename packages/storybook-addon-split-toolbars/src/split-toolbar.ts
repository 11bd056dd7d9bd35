import { refusal } from './refusal.ts'
import { chosenValues } from './change-selection.ts'
import { checkToolbar } from './check-toolbar.ts'
import type { GlobalTypeAnnotation } from './global-type-annotation.ts'
import { checkAnnotation, normalizeToolbar } from './normalize-toolbar.ts'
import { PARAM_KEY } from './param-key.ts'
import { checkTexts, SelectionCodec } from './selection-codec.ts'
import type { Selection, SelectionIn, Selections, ToolbarMode } from './selection.ts'
import type { ToolbarConfig } from './toolbar-config.ts'
import type { ToolbarGroup, ToolbarGroups } from './toolbar-group.ts'
import type { ToolbarItem } from './toolbar-item.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

const codec = new SelectionCodec()

/**
 * Defines a global with several menus in Storybook's toolbar, for `globalTypes` in `preview.ts`.
 *
 * @typeParam G - The menus. Their keys and values are inferred as literals.
 * @typeParam M - The mode.
 * @param config - The menus and their mode. It is not changed.
 * @returns The annotation, as plain data.
 * @throws RangeError when a group has no items, or the same value twice, or `initial` is no offered choice.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const globalTypes = {
 *   theme: splitToolbar({
 *     mode: 'independent',
 *     groups: {
 *       scheme: { title: 'Scheme', icon: 'Contrast', items: ['light', { value: 'dark', icon: 'Moon' }] },
 *       family: { title: 'Font', items: ['serif', 'sans', { kind: 'reset' }] },
 *     },
 *     initial: { scheme: 'light' },
 *   }),
 * }
 * ```
 * @searchAlias dropdown picker switcher groups sections
 * @public
 */
export function splitToolbar<const G extends ToolbarGroups, const M extends ToolbarMode = 'exclusive'>(
  config: ToolbarConfig<G, M>,
): GlobalTypeAnnotation<G, M> {
  checkToolbar(config as ToolbarConfig<ToolbarGroups, ToolbarMode>)
  const { name, description, groups, mode = 'exclusive' as M, initial } = config
  const defaultValue =
    initial && (mode === 'independent' ? codec.encodeAll(initial as Selections) : codec.encode(initial as Selection))
  const annotation: GlobalTypeAnnotation<G, M> = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(defaultValue && { defaultValue }),
    [PARAM_KEY]: { mode, groups },
  }
  for (const { key, items } of normalizeToolbar('', annotation).groups) {
    if (items.length === 0) throw refusal(`an item to choose in the group "${key}"`, items, 'add one', RangeError)
    const twice = items.find(({ value }, index) => items.findIndex((item) => item.value === value) !== index)
    if (twice) throw refusal(`each value once in the group "${key}"`, twice.value, 'rename one', RangeError)
  }
  for (const { group, value } of initial ? selectionsOf(mode, initial) : []) {
    if (value !== undefined && !findItem(annotation, group, value)) {
      throw refusal(`an offered choice of the group "${group}" as "initial"`, value, 'choose one', RangeError)
    }
  }
  return annotation
}

/**
 * Functions that encode and decode the value of the global, and types of a split toolbar.
 *
 * @example
 * ```ts
 * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
 *
 * export const initialGlobals = { theme: splitToolbar.encode('scheme', 'dark') }
 * ```
 * @public
 */
export namespace splitToolbar {
  /**
   * Configuration of a split toolbar.
   *
   * @typeParam G - The menus.
   * @typeParam M - The mode.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * const config: splitToolbar.Config = { groups: { scheme: ['light', 'dark'] } }
   *
   * export const theme = splitToolbar(config)
   * ```
   * @public
   */
  export type Config<G extends ToolbarGroups = ToolbarGroups, M extends ToolbarMode = ToolbarMode> = ToolbarConfig<G, M>

  /**
   * An item of a menu.
   *
   * @typeParam Value - The value, a literal.
   * @typeParam Data - The data of the item for the story.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * const phone: splitToolbar.Item<'phone', number> = { value: 'phone', right: '320', data: 320 }
   *
   * export const width = splitToolbar({ groups: { width: [phone, 'fluid'] } })
   * ```
   * @public
   */
  export type Item<Value extends string = string, Data = unknown> = ToolbarItem<Value, Data>

  /**
   * A menu of a toolbar.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * const scheme: splitToolbar.Group = { title: 'Colour scheme', items: ['light', 'dark'] }
   *
   * export const theme = splitToolbar({ groups: { scheme } })
   * ```
   * @public
   */
  export type Group = ToolbarGroup

  /**
   * Encodes the choice of an exclusive toolbar, for `initialGlobals` or the `globals` of a story.
   *
   * @param group - The key of the menu.
   * @param value - The value.
   * @returns The value of the global.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * export const Dark = { globals: { theme: splitToolbar.encode('scheme', 'dark') } }
   * ```
   * @public
   */
  export function encode(group: string, value: string): string {
    return codec.encode({ group, value })
  }

  /**
   * Encodes the choices of an independent toolbar, for `initialGlobals` or the `globals` of a story.
   *
   * @param selections - Values by group.
   * @returns The value of the global.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * export const Printed = { globals: { theme: splitToolbar.encodeAll({ scheme: 'light', family: 'serif' }) } }
   * ```
   * @public
   */
  export function encodeAll(selections: Selections): string {
    return codec.encodeAll(selections)
  }

  /**
   * Decodes the choice of an exclusive toolbar, without checking that it is offered.
   *
   * @param raw - The value of the global, of any type.
   * @returns The choice, or `undefined` when the value is invalid.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * export const scheme: string | undefined = splitToolbar.decode('scheme--dark')?.value // 'dark'
   * ```
   * @public
   */
  export function decode(raw: unknown): Selection | undefined {
    return codec.decode(raw)
  }

  /**
   * Decodes the choices of an independent toolbar, without checking that they are offered.
   *
   * @param raw - The value of the global, of any type.
   * @returns Values by group; empty when the value has none.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * export const { scheme, family } = splitToolbar.decodeAll('scheme--dark family--serif')
   * ```
   * @public
   */
  export function decodeAll(raw: unknown): Selections {
    return codec.decodeAll(raw)
  }

  /**
   * Reads the choice of an exclusive toolbar from the globals of a story, without checking that it is offered.
   *
   * @param globals - The globals, as passed to a decorator.
   * @param id - The key of the global.
   * @returns The choice, or `undefined` without one.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * export const titleOf = (globals: Record<string, unknown>): string => splitToolbar.read(globals, 'theme')?.value ?? 'default'
   * ```
   * @public
   */
  export function read(globals: Readonly<Record<string, unknown>>, id: string): Selection | undefined
  /**
   * Reads the choice, or choices, from the globals of a story. Values that the toolbar does not offer are ignored,
   * because anyone can edit a URL.
   *
   * @typeParam G - The menus.
   * @typeParam M - The mode.
   * @param globals - The globals, as passed to a decorator.
   * @param id - The key of the global.
   * @param annotation - The toolbar.
   * @returns For an exclusive toolbar, the choice, or `undefined` without one; for an independent one, the choices.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * const theme = splitToolbar({ mode: 'independent', groups: { scheme: ['light', 'dark'], family: ['serif', 'sans'] } })
   *
   * export const schemeOf = (globals: Record<string, unknown>): 'light' | 'dark' =>
   *   splitToolbar.read(globals, 'theme', theme).scheme ?? 'light'
   * ```
   * @public
   */
  export function read<G extends ToolbarGroups, M extends ToolbarMode>(
    globals: Readonly<Record<string, unknown>>,
    id: string,
    annotation: GlobalTypeAnnotation<G, M>,
  ): SelectionIn<G, M> | (M extends 'exclusive' ? undefined : never)
  export function read(
    globals: Readonly<Record<string, unknown>>,
    id: string,
    annotation?: GlobalTypeAnnotation,
  ): Selection | Selections | undefined {
    if (
      (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') &&
      Object(globals) !== globals
    )
      throw refusal('the globals of Storybook', globals, 'pass context.globals')
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
      checkTexts(id)
      if (annotation !== undefined) checkAnnotation(annotation)
    }
    const raw = Object.hasOwn(globals, id) ? globals[id] : undefined
    if (!annotation) return codec.decode(raw)

    const { mode } = annotation[PARAM_KEY]
    const offered = Object.entries(chosenValues({ mode }, raw)).flatMap(([group, value]) =>
      value !== undefined && findItem(annotation, group, value) ? [{ group, value }] : [],
    )
    return mode === 'independent' ? Object.fromEntries(offered.map(({ group, value }) => [group, value])) : offered[0]
  }

  /**
   * Finds the item of a choice, with its title and data.
   *
   * @param annotation - The toolbar.
   * @param group - The key of the menu.
   * @param value - The value.
   * @returns The item, or `undefined` when the toolbar does not offer it.
   *
   * @example
   * ```ts
   * import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
   *
   * const canvas = splitToolbar({ groups: { width: ['fluid', { value: 'phone', data: 320 }] } })
   *
   * export const pixels: unknown = splitToolbar.find(canvas, 'width', 'phone')?.data // 320
   * ```
   * @public
   */
  export function find(annotation: GlobalTypeAnnotation, group: string, value: string): ToolbarItem | undefined {
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
      checkAnnotation(annotation)
      checkTexts(group)
    }
    return findItem(annotation, group, value)
  }
}

function selectionsOf(
  mode: ToolbarMode,
  initial: object,
): readonly { readonly group: string; readonly value: string | undefined }[] {
  if (mode === 'exclusive') return [initial as Selection]
  return Object.entries(initial as Selections).map(([group, value]) => ({ group, value }))
}

function findItem(annotation: GlobalTypeAnnotation, group: string, value: string): ToolbarItem | undefined {
  const { groups } = annotation[PARAM_KEY]
  const found = Object.hasOwn(groups, group) ? groups[group] : undefined
  const entries = found && 'items' in found ? found.items : found
  const entry = entries?.find(
    (candidate) => (typeof candidate === 'string' ? candidate : 'value' in candidate && candidate.value) === value,
  )
  return typeof entry === 'string' ? { value: entry } : (entry as ToolbarItem | undefined)
}
