/** Content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Chooses the accepted encoding with the highest weight; of equal ones brotli before gzip before `identity`.
 *
 * @param header - `Accept-Encoding`; without one the encoding is `identity`.
 * @param offered - Available encodings. `identity` is always available, and sent even to clients that refuse it.
 * @see {@link https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 | RFC 9110, 12.5.3}
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity'
  const weights = new Map<string, number>()
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight)
  }
  const any = weights.get('*') ?? 0
  // Without a weight, `identity` is acceptable, but less than all named encodings.
  const identity = weights.get('identity') ?? Number.MIN_VALUE

  let best: Encoding = 'identity'
  let bestWeight = identity
  for (const encoding of ['br', 'gzip'] as const) {
    const weight = offered.includes(encoding) ? (weights.get(encoding) ?? any) : 0
    if (weight > 0 && (weight > bestWeight || (best === 'identity' && weight === bestWeight))) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

/** Whether the client has this representation already. */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
}
