import type { DependencyEntry } from '../dependency-entries.ts'

/** Protocols that point outside of the repository, or to a package with an unknown name. */
const elsewhere = /^(?:npm|jsr|https?|git(?:\+\w+)?|ssh|github|gitlab|bitbucket|gist|patch|exec):|^git@/

/**
 * Returns the name of the package that a dependency may refer to in the repository.
 *
 * @returns The name, which `workspace:core@*` overrides; `undefined` for a specifier that points elsewhere, such as
 *   `npm:`.
 */
export function dependencyName({ name, specifier }: DependencyEntry): string | undefined {
  if (elsewhere.test(specifier)) return undefined
  return /^workspace:((?:@[^/@]+\/)?[^@/]+)@/.exec(specifier)?.[1] ?? name
}
