import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from './answer.ts'
import { chooseEncoding } from './representation.ts'

/** Smallest body, in bytes, that is worth compressing. */
const leastCompressed = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses a text response at a low quality, fast enough for each request. The ETag gets the encoding as a suffix. */
export async function compressed(answer: Answer, acceptEncoding: string | undefined): Promise<Answer> {
  const isText = /^text\/|json|xml|svg|octet-stream/.test(answer.headers['content-type'] ?? '')
  if (!isText || answer.body.length < leastCompressed) return answer
  const headers = { ...answer.headers, vary: 'Accept-Encoding' }
  const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip'])
  if (encoding === 'identity') return { ...answer, headers }
  const body =
    encoding === 'br'
      ? await brotli(answer.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length },
        })
      : await gzipped(answer.body, { level: 6 })
  const etag = answer.headers.etag?.replace(/"$/, `-${encoding}"`)
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, ...(etag === undefined ? {} : { etag }) },
    body,
  }
}
