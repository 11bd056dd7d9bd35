import type { Flag, Release, Signature } from './model.ts'

/** A doc comment that belongs to no package: what a page about doc comments shows, rendered as on a symbol's own page. */
export interface CommentSample {
  release: Release
  flags: readonly Flag[]
  /** Parameters are those that the comment names; their types are empty. */
  signature: Pick<Signature, 'typeParameters' | 'parameters' | 'returns' | 'docs'>
  /** What the comment links to; `dataRef` in its content is an index. */
  links: readonly { package?: string; name: string }[]
}
