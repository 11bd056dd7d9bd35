/**
 * Checks the key that signs artifacts of a remote cache. `turbo.json` asks for signatures; without a key Turborepo only
 * warns, stores nothing and restores nothing, and every run is a cache miss.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} What is wrong and what to do; nothing without a remote cache.
 * @see {@link https://turborepo.com/docs/core-concepts/remote-caching#artifact-integrity-and-authenticity-verification | Signed artifacts}
 */
export function remoteCacheProblem(env) {
  if (!env.TURBO_TOKEN) return undefined
  const key = env.TURBO_REMOTE_CACHE_SIGNATURE_KEY ?? ''
  const bytes = Buffer.byteLength(key)
  if (bytes >= 32) return undefined
  const found = bytes === 0 ? 'no key' : `a key of ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  return (
    `TURBO_TOKEN names a remote cache, and TURBO_REMOTE_CACHE_SIGNATURE_KEY has ${found}, expected at least 32 bytes: ` +
    'set the key that all machines of this cache share, for example from `openssl rand -hex 32`, or unset TURBO_TOKEN.'
  )
}
