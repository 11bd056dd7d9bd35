import type { Kind } from '@signpost/graph-model'

/** Anchor of the list of a kind on a package's page. */
export function kindAnchor(kind: Kind): string {
  return `${kind}-list`
}
