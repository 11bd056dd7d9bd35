import type { Flag } from '@signpost/graph-model/model'

/** The flag of a TSDoc modifier; none for those that say something else, or nothing to a reader. */
export function flagOfModifier(modifier: string): Flag[] {
  return modifier === 'sealed' || modifier === 'virtual' || modifier === 'override' || modifier === 'eventProperty'
    ? [modifier]
    : []
}
