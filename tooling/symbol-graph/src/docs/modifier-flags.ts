import type { Flag } from '@signpost/graph-model/model'

/** Flag of a TSDoc modifier; empty for modifiers without a flag. */
export function flagOfModifier(modifier: string): Flag[] {
  return modifier === 'sealed' || modifier === 'virtual' || modifier === 'override' || modifier === 'eventProperty'
    ? [modifier]
    : []
}
