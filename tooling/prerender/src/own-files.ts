import { outputList } from '@signpost/files'
import { isCompressible } from './compress.ts'

/** Whether Signpost wrote a file of an output. Names are relative to the output, with `/`. */
export type IsOwn = (file: string) => boolean

/** Accepts listed files and their compressed forms. */
export function ownFiles(listed: ReadonlySet<string>): IsOwn {
  return (file) => {
    if (file === outputList || listed.has(file)) return true
    const [, original] = /^(.*)\.(?:br|gz)$/.exec(file) ?? []
    return original !== undefined && isCompressible(original) && listed.has(original)
  }
}
