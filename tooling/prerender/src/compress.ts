import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compression effort: pages are compressed in every build, assets once for each content. */
export type Effort = 'page' | 'asset'

const brotliQuality: Readonly<Record<Effort, number>> = { page: 5, asset: 11 }
const gzipLevel: Readonly<Record<Effort, number>> = { page: 6, asset: 9 }

/** Identifies compression settings and libraries. Compressed files of another encoder are not reused. */
export const encoder: string = [
  `br${brotliQuality.page},${brotliQuality.asset}`,
  `gz${gzipLevel.page},${gzipLevel.asset}`,
  `brotli ${process.versions.brotli}`,
  `zlib ${process.versions.zlib}`,
].join(' ')

const text = /\.(?:html|data|js|mjs|css|svg|json|xml|txt|md|map|webmanifest|bin)$/

/** Whether a file is worth compressing, by its name; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return text.test(file)
}

/** Compressed forms of a file by extension, without those that save nothing. */
export function compress(bytes: Buffer, effort: Effort): readonly (readonly ['.br' | '.gz', Buffer])[] {
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const gzip = gzipSync(bytes, { level: gzipLevel[effort] })
  const forms = [
    ['.br', brotli],
    ['.gz', gzip],
  ] as const
  return forms.filter(([, form]) => form.length < bytes.length)
}
