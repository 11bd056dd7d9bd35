import { outputList } from '@signpost/files'
import { isCompressible } from './compress.ts'

/** Whether a file of an output, named relative to it with `/`, was written by Signpost. */
export type IsOwn = (file: string) => boolean

/** Tells the files of a list, and their compressed forms, from those that somebody else put there. */
export function ownFiles(listed: ReadonlySet<string>): IsOwn {
  return (file) => {
    if (file === outputList || listed.has(file)) return true
    const [, original] = /^(.*)\.(?:br|gz)$/.exec(file) ?? []
    return original !== undefined && isCompressible(original) && listed.has(original)
  }
}
