import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * How a file is compressed. Pages, which are many and compressed in every build, have one form that all browsers read; other
 * texts that the site writes have two; assets, compressed once for each content, have two of the highest quality.
 */
export type Effort = 'page' | 'file' | 'asset'

/**
 * Smallest page or file, in bytes, that is compressed: a smaller one arrives in one round trip as it is. 26 lists of
 * the sidebar with 240 to 1,600 bytes each would have 52 compressed forms, 15 of 35 kB.
 */
const leastSize = 8192

// For pages of 23 kB: gzip 5 makes 6070 bytes in 0.32 ms, gzip 6 6046 in 0.46, brotli 5 5632 in 0.72.
const gzipLevel: Readonly<Record<Effort, number>> = { page: 5, file: 6, asset: 9 }
const brotliQuality = { file: 5, asset: 11 } as const

/** Identifies compression settings and libraries. Compressed files of another encoder are not reused. */
export const encoder: string = [
  `br${Object.values(brotliQuality).join()}`,
  `gz${Object.values(gzipLevel).join()}`,
  `from ${leastSize}`,
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
  if (effort !== 'asset' && bytes.length < leastSize) return []
  const gzip = ['.gz', gzipSync(bytes, { level: gzipLevel[effort] })] as const
  const forms = effort === 'page' ? [gzip] : [['.br', brotli(bytes, brotliQuality[effort])] as const, gzip]
  return forms.filter(([, form]) => form.length < bytes.length)
}

function brotli(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
