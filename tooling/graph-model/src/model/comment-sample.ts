import type { Flag, Release, Signature } from './model.ts'

/** Doc comment outside any package: the sample on a page about doc comments, rendered as on a symbol's page. */
export interface CommentSample {
  release: Release
  flags: readonly Flag[]
  /** Parameters are those that the comment names; their types are empty. */
  signature: Pick<Signature, 'typeParameters' | 'parameters' | 'returns' | 'docs'>
  /** Link targets of the comment; `dataRef` in its content is an index into them. */
  links: readonly { package?: string; name: string }[]
}
