import { closeSync, openSync, readSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { brokenFile } from './errors.ts'
import type { SliceEntry } from '../format.ts'
import type { Kind, LinkedPage, SymbolPage } from '../model/model.ts'

/** Slices file of a package: each slice is one page as compressed JSON. */
export interface SlicesFile {
  ofId(id: string): SliceEntry | undefined
  ofPage(key: { kind: Kind; name: string }): SliceEntry | undefined
  /**
   * Reads one page. Pages are not cached.
   *
   * @throws GraphFormatError when the file is missing or broken.
   */
  read(entry: SliceEntry): SymbolPage
}

/** @param file - The path of the slices file. */
export function openSlices(file: string, entries: readonly SliceEntry[]): SlicesFile {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byPage = new Map(
    entries.flatMap((entry) => {
      const { kind, name } = entry
      return kind === undefined || name === undefined ? [] : [[pageAddress({ kind, name }), entry] as const]
    }),
  )
  return {
    ofId: (id) => byId.get(id),
    ofPage: (key) => byPage.get(pageAddress(key)),
    read({ offset, length, hash }) {
      try {
        const page = JSON.parse(inflateRawSync(readBytes(file, offset, length)).toString('utf8')) as LinkedPage
        return { ...page, hash }
      } catch (error) {
        throw brokenFile(file, error)
      }
    },
  }
}

/** Key of a page within its package, for maps. */
export function pageAddress({ kind, name }: { kind: Kind; name: string }): string {
  return `${kind} ${name}`
}

function readBytes(file: string, offset: number, length: number): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
  } finally {
    closeSync(descriptor)
  }
}
