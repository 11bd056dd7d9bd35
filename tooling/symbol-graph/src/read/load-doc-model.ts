import { closeSync, openSync } from 'node:fs'
import { cutDocModel } from './cut-doc-model.ts'
import { docModelError, docModelSchemas, SchemaError } from './doc-model-error.ts'
import type { ModelItem } from './model-item.ts'
import { parseModelItem } from './parse-model-item.ts'
import { blocksOf } from './read-blocks.ts'

/**
 * Reads one doc model as plain data, piece by piece: read as a whole it takes many times the memory of its items.
 *
 * @param file - Path of an `.api.json` file.
 * @param shownAs - Path to name in errors.
 * @returns Items of the entry point, in the doc model's order, and the file's size in bytes.
 * @throws DocModelError when the file is missing, is a directory, is not JSON, or is not a doc model of a supported
 *   schema.
 */
export function loadDocModel(file: string, shownAs: string): { items: ModelItem[]; bytes: number } {
  let bytes = 0
  try {
    const descriptor = openSync(file, 'r')
    try {
      const items = itemsIn(cutDocModel(blocksOf(descriptor, (length) => (bytes += length))))
      return { items, bytes }
    } finally {
      closeSync(descriptor)
    }
  } catch (cause) {
    throw docModelError(file, shownAs, bytes, cause)
  }
}

/**
 * Items in the pieces of a doc model.
 *
 * @throws SyntaxError, TypeError or SchemaError.
 */
function itemsIn(pieces: Iterable<string>): ModelItem[] {
  const items: ModelItem[] = []
  let count = 0
  for (const piece of pieces) {
    const json: unknown = JSON.parse(piece)
    if (count === 0) checkHead(json)
    else {
      const members = json as unknown[]
      // An empty list must be the only one: a comma came before it otherwise.
      if (members.length === 0 && count > 1) throw new SyntaxError('nothing after a comma')
      for (const member of members) items.push(parseModelItem(member))
    }
    count += 1
  }
  return items
}

/** Fields of a doc model without its members; any JSON may come instead. */
interface Head {
  metadata?: { schemaVersion?: unknown; oldestForwardsCompatibleVersion?: unknown }
  kind?: unknown
  members?: { kind?: unknown; members?: unknown }[]
}

/** Throws unless a text without members is that of a doc model with a schema we read: API Extractor's own rules. */
function checkHead(json: unknown): void {
  const { metadata, kind, members } = (json ?? {}) as Head
  const version = metadata?.schemaVersion
  const oldest = Number(metadata?.oldestForwardsCompatibleVersion ?? version)
  if (typeof version !== 'number' || oldest > version) {
    throw new SchemaError(`metadata.schemaVersion ${JSON.stringify(version) ?? 'missing'}`)
  }
  // A newer schema says from which older one on its readers can read it.
  if (version < docModelSchemas.from || oldest > docModelSchemas.to) throw new SchemaError(`schema ${version}`)
  const entryPoint = members?.[0]
  if (kind !== 'Package' || entryPoint?.kind !== 'EntryPoint' || !Array.isArray(entryPoint.members)) {
    throw new SyntaxError('no entry point of a package')
  }
}
