/**
 * The web address in package.json's `repository`, which may be a string, a shorthand or an object; absent otherwise.
 */
export function repositoryUrl(repository: unknown): string | undefined {
  const written =
    typeof repository === 'object' && repository !== null && 'url' in repository ? repository.url : repository
  if (typeof written !== 'string') return undefined
  const shorthand = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(written)?.[1]
  if (shorthand !== undefined) return `https://github.com/${shorthand}`
  const url = written
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^git@([^:/]+):/, 'https://$1/')
    .replace(/\.git$/, '')
    .replace(/\/$/, '')
  return /^https?:\/\/[^/\s]+\/\S+$/.test(url) ? url : undefined
}
