import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { CachedFile } from './file-cache.ts'
import type { Encoding } from './representation.ts'

/** Files of a site and their compressed forms, of which only intact ones are served. */
export interface IntactFiles {
  /**
   * Encodings in which a file exists, besides `identity`. A form that cannot be decompressed is left out.
   *
   * @throws Error when the file cannot be read, or a form contains something else than the file.
   */
  encodings: (file: string) => Promise<readonly Compressed[]>
  /** Bytes of a file in an encoding. */
  read: (file: string, encoding: Encoding) => Promise<CachedFile>
}

type Compressed = Exclude<Encoding, 'identity'>

const extension: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

const decompress: Readonly<Record<Compressed, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
}

/**
 * Compares each file with its compressed forms, once, before it is served: a disk that was full or a copy that was interrupted
 * leaves files that end too early.
 *
 * @param has - Whether a file exists.
 * @param warn - Called with the name of a form that cannot be decompressed.
 */
export function intactFiles(
  read: (file: string) => Promise<CachedFile>,
  has: (file: string) => boolean,
  warn: (file: string) => void = () => undefined,
): IntactFiles {
  const checked = new Map<string, Promise<readonly Compressed[]>>()

  const isIntact = async (file: string, encoding: Compressed): Promise<boolean> => {
    const form = file + extension[encoding]
    const [{ bytes: plain }, { bytes }] = await Promise.all([read(file), read(form)])
    const content = await decompress[encoding](bytes).catch(() => undefined)
    if (content === undefined) warn(form)
    // gzip has a checksum, so the file itself is the one that changed.
    else if (!content.equals(plain)) throw new Error(`${file} is damaged: ${form} has other content`)
    return content !== undefined
  }
  const check = async (file: string): Promise<readonly Compressed[]> => {
    const forms = (['br', 'gzip'] as const).filter((encoding) => has(file + extension[encoding]))
    const intact = await Promise.all(forms.map((encoding) => isIntact(file, encoding)))
    return forms.filter((_, index) => intact[index])
  }

  return {
    encodings(file) {
      // A failure is not kept: the file may be replaced.
      const result =
        checked.get(file) ??
        check(file).catch((error: unknown) => {
          checked.delete(file)
          throw error
        })
      checked.set(file, result)
      return result
    },
    read: (file, encoding) => read(file + extension[encoding]),
  }
}
