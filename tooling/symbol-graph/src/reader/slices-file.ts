import { closeSync, openSync, readSync } from 'node:fs'
import { brokenFile } from './errors.ts'
import type { CompactOffsets } from './format.ts'
import type { Kind } from './model.ts'
import type { PackedSlice, PackedUnexported } from './packed/format.ts'
import { linePlaces, type LinePlace, unpackOffsets } from './packed/offsets.ts'
import { openTables, type SliceTables } from './packed/tables.ts'

/** The slices of a package. A slice is read when it is asked for, and not kept. */
export interface SlicesFile {
  /** What the slices have in common. */
  tables: SliceTables
  ofId(id: string): LinePlace | undefined
  ofPage(key: { kind: Kind; name: string }): LinePlace | undefined
  /** @throws GraphFormatError when the file is missing or broken. */
  read(place: LinePlace): PackedSlice
  /**
   * What nothing exports, as pages show it, at some places.
   *
   * @throws GraphFormatError when the file is missing or broken.
   */
  readUnexported(places: readonly number[]): PackedUnexported[]
  /**
   * The content hash of a slice, which is its last field.
   *
   * @throws GraphFormatError when the file is missing or broken.
   */
  hash(place: LinePlace): string
}

/** @param file - The path of the slices file. */
export function openSlices(file: string, offsets: CompactOffsets, slug: string): SlicesFile {
  const byId = new Map<string, LinePlace>()
  const byPage = new Map<string, LinePlace>()
  let end = 0
  for (const { id, kind, name, ...place } of unpackOffsets(offsets, slug)) {
    byId.set(id, place)
    if (kind !== undefined) byPage.set(pageAddress({ kind, name }), place)
    end = place.offset + place.length + 1
  }
  const unexported = linePlaces(offsets.unexported ?? [], end)
  return {
    tables: openTables(offsets, slug),
    ofId: (id) => byId.get(id),
    ofPage: (key) => byPage.get(pageAddress(key)),
    read: (place) => readLines<PackedSlice>(file, [place])[0]!,
    readUnexported: (places) =>
      places.length === 0
        ? []
        : readLines(
            file,
            places.map((at) => unexported[at]!),
          ),
    hash(place) {
      const tail = readBytes(file, [place])[0]!.subarray(-20).toString('latin1')
      const hash = /"h":"(?<hash>[\da-f]{12})"\}$/u.exec(tail)?.groups?.['hash']
      if (hash === undefined) throw brokenFile(file, undefined)
      return hash
    },
  }
}

/** A page of a package as a key of maps. */
export function pageAddress({ kind, name }: { kind: Kind; name: string }): string {
  return `${kind} ${name}`
}

function readLines<Line>(file: string, places: readonly LinePlace[]): Line[] {
  const lines = readBytes(file, places)
  try {
    return lines.map((bytes) => JSON.parse(bytes.toString('utf8')) as Line)
  } catch (error) {
    throw brokenFile(file, error)
  }
}

function readBytes(file: string, places: readonly LinePlace[]): Buffer[] {
  try {
    const descriptor = openSync(file, 'r')
    try {
      return places.map(({ offset, length }) => {
        const bytes = Buffer.alloc(length)
        return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
      })
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw brokenFile(file, error)
  }
}
