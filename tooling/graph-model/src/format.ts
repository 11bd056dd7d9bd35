import type { Kind } from './model/model.ts'

/** Format that this version writes; a reader accepts any minor of its major. */
export const formatVersion = '5.7'

/** Row of an offsets file: one page of the slices file. */
export interface SliceEntry {
  id: string
  /** Address of the page; absent for unexported symbols, which are read by id only. */
  kind?: Kind
  name?: string
  /** Position of the compressed page in the slices file, in bytes. */
  offset: number
  /** Size of the compressed page in bytes. */
  length: number
  /** Bytes of the page's texts, without keys and numbers; absent in graphs before 5.7. */
  text?: number
  /** Hash of the page's JSON, hexadecimal. */
  hash: string
}
