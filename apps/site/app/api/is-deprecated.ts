import type { Member } from '@signpost/graph-model'

/** Whether all signatures of a member or a prop are deprecated. */
export function isDeprecated({ signatures }: Pick<Member, 'signatures'>): boolean {
  return signatures.every(({ docs }) => docs.deprecated !== undefined)
}
