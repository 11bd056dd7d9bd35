import type { Ref } from '@signpost/graph-model/model'

/** Addresses of links; a link without one is plain text. */
export interface LinkTargets {
  ref: (ref: Ref) => string | undefined
  /** Doc by its id; absent where no docs are linked. */
  doc?: (id: string) => string | undefined
  /** Path from the root of the repository. */
  repository?: (path: string) => string | undefined
  /** Path of the site, which begins with a slash. */
  path?: (path: string) => string | undefined
}
