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
 * @searchAlias organization bitbucket
 * @public
 */
export interface GitRemote {
  /** The host, with a port if the web pages need one: `github.com`. */
  readonly host: string
  /**
   * The software of the host, if its name reveals it, such as `github.com` and `gitlab.acme.dev`. Otherwise
   * `undefined`.
   */
  readonly provider: 'github' | 'gitlab' | undefined
  /** The user, organisation, or groups separated by `/`. */
  readonly owner: string
  /** The name of the repository, without `.git`. */
  readonly name: string
  /** The web URL: `https://github.com/acme/site`. Without a password or a trailing `/`. */
  readonly url: string
}
