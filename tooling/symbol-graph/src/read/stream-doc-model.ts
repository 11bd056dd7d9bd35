import { closeSync, openSync } from 'node:fs'
import { cutDocModel } from './cut-doc-model.ts'
import type { ModelItem } from './model-item.ts'
import { plainDocModel } from './plain-doc-model.ts'
import { blocksOf } from './read-blocks.ts'

/**
 * Reads a doc model as written by the current API Extractor piece by piece: read as a whole it takes many times the
 * memory of its items.
 *
 * @param file - Path of an `.api.json` file.
 * @returns Items of the entry point and the file's size in bytes. Undefined on any error: read the file as a whole to
 *   find the cause.
 */
export function streamDocModel(file: string): { items: ModelItem[]; bytes: number } | undefined {
  try {
    const descriptor = openSync(file, 'r')
    try {
      let bytes = 0
      const blocks = blocksOf(descriptor, (length) => (bytes += length))
      const items = itemsOf(cutDocModel(blocks))
      return items === undefined ? undefined : { items, bytes }
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}

function itemsOf(pieces: Iterator<string>): ModelItem[] | undefined {
  const head = pieces.next()
  return head.done === true ? undefined : plainDocModel(JSON.parse(head.value), membersIn(pieces))
}

/** Members of the lists; an empty list must be the only one. */
function* membersIn(lists: Iterator<string>): Generator<unknown, void> {
  let count = 0
  for (let list = lists.next(); list.done !== true; list = lists.next()) {
    const members = JSON.parse(list.value) as unknown[]
    count += 1
    if (members.length === 0 && count > 1) throw new SyntaxError('nothing after a comma')
    yield* members
  }
}
