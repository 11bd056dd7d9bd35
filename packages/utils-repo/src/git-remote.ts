/**
 * A repository on a host such as GitHub or GitLab.
 *
 * @example
 * ```ts
 * import type { GitRemote } from '@signpost/utils-repo'
 *
 * const sourceUrl = ({ url, provider }: GitRemote, file: string): string =>
 *   provider === 'gitlab' ? `${url}/-/blob/HEAD/${file}` : `${url}/blob/HEAD/${file}`
 * ```
 *
 * @public
 */
export interface GitRemote {
  /** The host, with its port where pages have one: `github.com`. */
  readonly host: string
  /** The software of the host where its name tells: `github.com` and `gitlab.acme.dev` do. `undefined` otherwise. */
  readonly provider: 'github' | 'gitlab' | undefined
  /** The user, organisation, or groups with `/` between them. */
  readonly owner: string
  /** The name of the repository, without `.git`. */
  readonly name: string
  /** The address of its page: `https://github.com/acme/site`. It has neither a password nor a `/` at its end. */
  readonly url: string
}
