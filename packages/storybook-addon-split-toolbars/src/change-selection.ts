import type { NormalizedToolbar } from './normalized-toolbar.ts'
import { SelectionCodec } from './selection-codec.ts'
import type { Selections } from './selection.ts'

const codec = new SelectionCodec()

/** The chosen values by group, of an exclusive toolbar too. */
export function chosenValues({ mode }: Pick<NormalizedToolbar, 'mode'>, raw: unknown): Selections {
  if (mode === 'independent') return codec.decodeAll(raw)
  const selection = codec.decode(raw)
  return selection ? Object.fromEntries([[selection.group, selection.value]]) : {}
}

/**
 * The value of the global once something else is chosen in one group.
 *
 * @param value - `undefined` to take the choice of that group back.
 * @returns `undefined` when the global has to go back to its initial value.
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
