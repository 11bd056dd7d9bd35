/** Names in lower case. */
export type Headers = Record<string, string>

/** What a browser could do for a page, and no page of ours asks for; only the clipboard is written to. */
const unused = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * The headers that every response carries, whatever its status.
 *
 * @param policy - The content security policy.
 * @param secure - Whether the reader came over https; only then is he told to stay there.
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

/**
 * For pages: browsers report a script that passes a text where code or HTML is expected. Never enforced, because readers' own
 * extensions would break.
 */
export const reportedPolicy: Headers = { 'content-security-policy-report-only': "require-trusted-types-for 'script'" }

/** How long who may keep what. */
export const caching = {
  /** A file whose name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for again each time, by its ETag; a shared cache may answer for a minute. */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
  /** Made for one reader. */
  personal: 'private, no-store',
  /** An error, or the state of the process. */
  never: 'no-store',
} as const

/** Whether a file's name changes with its content: the build puts all that do, and nothing else, in one folder. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/')
}
