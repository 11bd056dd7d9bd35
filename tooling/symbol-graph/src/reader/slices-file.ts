import { closeSync, openSync, readSync } from 'node:fs'
import { brokenFile } from './errors.ts'
import type { CompactOffsets } from './format.ts'
import type { Kind } from './model.ts'
import type { PackedSlice } from './packed/format.ts'
import { unpackOffsets } from './packed/offsets.ts'
import { openTables, type SliceTables } from './packed/tables.ts'

/** Where the slice of a page lies, in bytes. */
export interface SlicePlace {
  offset: number
  length: number
}

/** The slices of a package. A slice is read when it is asked for, and not kept. */
export interface SlicesFile {
  /** What the slices have in common. */
  tables: SliceTables
  ofId(id: string): SlicePlace | undefined
  ofPage(key: { kind: Kind; name: string }): SlicePlace | undefined
  /** @throws GraphFormatError when the file is missing or broken. */
  read(place: SlicePlace): PackedSlice
  /**
   * The content hash of a slice, which is its last field.
   *
   * @throws GraphFormatError when the file is missing or broken.
   */
  hash(place: SlicePlace): string
}

/** @param file - The path of the slices file. */
export function openSlices(file: string, offsets: CompactOffsets, slug: string): SlicesFile {
  const byId = new Map<string, SlicePlace>()
  const byPage = new Map<string, SlicePlace>()
  for (const { id, kind, name, ...place } of unpackOffsets(offsets, slug)) {
    byId.set(id, place)
    if (kind !== undefined) byPage.set(pageAddress({ kind, name }), place)
  }
  return {
    tables: openTables(offsets, slug),
    ofId: (id) => byId.get(id),
    ofPage: (key) => byPage.get(pageAddress(key)),
    read(place) {
      const bytes = readBytes(file, place)
      try {
        return JSON.parse(bytes.toString('utf8')) as PackedSlice
      } catch (error) {
        throw brokenFile(file, error)
      }
    },
    hash(place) {
      const end = readBytes(file, place).subarray(-20).toString('latin1')
      const hash = /"h":"(?<hash>[\da-f]{12})"\}$/u.exec(end)?.groups?.['hash']
      if (hash === undefined) throw brokenFile(file, undefined)
      return hash
    },
  }
}

/** A page of a package as a key of maps. */
export function pageAddress({ kind, name }: { kind: Kind; name: string }): string {
  return `${kind} ${name}`
}

function readBytes(file: string, { offset, length }: SlicePlace): Buffer {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw brokenFile(file, error)
  }
}
