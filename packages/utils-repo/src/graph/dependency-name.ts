import type { DependencyEntry } from '../dependency-entries.ts'

/** Protocols that lead out of the repository, or to a package that the name does not tell. */
const elsewhere = /^(?:npm|jsr|https?|git(?:\+\w+)?|ssh|github|gitlab|bitbucket|gist|patch|exec):|^git@/

/**
 * The name of the package that a dependency may be in the repository.
 *
 * @returns The name, which `workspace:core@*` changes; `undefined` for what certainly comes from elsewhere, such as `npm:`.
 */
export function dependencyName({ name, specifier }: DependencyEntry): string | undefined {
  if (elsewhere.test(specifier)) return undefined
  return /^workspace:((?:@[^/@]+\/)?[^@/]+)@/.exec(specifier)?.[1] ?? name
}
