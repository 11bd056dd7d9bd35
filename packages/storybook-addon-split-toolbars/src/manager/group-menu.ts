import { createElement, type ReactElement, useMemo } from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { changeSelection, chosenValues } from '../change-selection.ts'
import type { NormalizedGroup, NormalizedToolbar } from '../normalized-toolbar.ts'
import { findIcon } from './find-icon.ts'
import { ItemLine } from './item-line.ts'

/** A menu of the toolbar. It is disabled while the story sets the global. */
export function GroupMenu({ toolbar, group }: { toolbar: NormalizedToolbar; group: NormalizedGroup }): ReactElement {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const { id } = toolbar
  const { key, title, description, items, reset, dynamicIcon, dynamicTitle } = group
  const raw: unknown = globals[id]
  const value = chosenValues(toolbar, raw)[key]
  const chosen = items.find((item) => item.value === value)

  // `Select` treats a new array as a new choice, so arrays are memoised.
  const defaultOptions = useMemo(() => (value === undefined ? [] : [value]), [value])
  const options = useMemo(
    () =>
      items.map((item) => ({
        value: item.value,
        title: item.title,
        icon: findIcon(item.icon),
        ...((item.right || item.separated) && { children: createElement(ItemLine, { item }) }),
      })),
    [items],
  )
  const choose = (next: string | undefined): void => updateGlobals({ [id]: changeSelection(toolbar, raw, key, next) })

  return createElement(
    Select,
    {
      ariaLabel: description,
      disabled: Object.hasOwn(storyGlobals, id),
      icon: findIcon((dynamicIcon && chosen?.icon) || group.icon),
      options,
      defaultOptions,
      showSelectedOptionTitle: dynamicTitle,
      onSelect: (next) => choose(String(next)),
      ...(reset && { onReset: () => choose(undefined), ...(reset.title && { resetLabel: reset.title }) }),
    },
    title,
  )
}
