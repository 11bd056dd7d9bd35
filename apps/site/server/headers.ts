/** Names in lower case. */
export type Headers = Record<string, string>

/** Browser features that no page uses. The clipboard is not among them: pages write to it. */
const unused = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * Headers of all responses, whatever their status.
 *
 * @param policy - Content security policy.
 * @param secure - Whether the request came over HTTPS; only then `Strict-Transport-Security` is sent.
 * @see {@link https://owasp.org/www-project-secure-headers/ | OWASP Secure Headers Project}
 */
export function securityHeaders(policy: string, secure: boolean): Headers {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Trusted Types for pages. Violations are reported and not blocked, because readers' browser extensions would break. */
export const reportedPolicy: Headers = { 'content-security-policy-report-only': "require-trusted-types-for 'script'" }

/** Values of `Cache-Control`. */
export const caching = {
  /** A file whose name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Revalidated each time by its ETag; a shared cache may answer for a minute. */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
  /** A page with the nonce of one response. */
  personal: 'private, no-store',
  /** An error, or a health check. */
  never: 'no-store',
} as const

/** Whether a file's name changes with its content: the app's assets, and the lists of the sidebar. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/') || /^\/sidebar\/[\w-]{16}\.json$/.test(path)
}
