import type { NormalizedToolbar } from './normalized-toolbar.ts'
import { SelectionCodec } from './selection-codec.ts'
import type { Selections } from './selection.ts'

const codec = new SelectionCodec()

/** Chosen values by group, for either mode. */
export function chosenValues({ mode }: Pick<NormalizedToolbar, 'mode'>, raw: unknown): Selections {
  if (mode === 'independent') return codec.decodeAll(raw)
  const selection = codec.decode(raw)
  return selection ? Object.fromEntries([[selection.group, selection.value]]) : {}
}

/**
 * Returns the new value of the global after a choice in one group.
 *
 * @param value - The chosen value; `undefined` to reset the group.
 * @returns `undefined` when the global returns to its initial value.
 */
export function changeSelection(
  toolbar: NormalizedToolbar,
  raw: unknown,
  group: string,
  value: string | undefined,
): string | undefined {
  if (toolbar.mode === 'exclusive') return value === undefined ? undefined : codec.encode({ group, value })

  const before = new Map(Object.entries(codec.decodeAll(raw)))
  const initial = new Map(Object.entries(codec.decodeAll(toolbar.initial)))
  const after = toolbar.groups.map(({ key }) => [key, key === group ? (value ?? initial.get(key)) : before.get(key)])
  return codec.encodeAll(Object.fromEntries(after)) || undefined
}
