import type { PackageIndex, Readme, SymbolPage } from '@signpost/graph-model/model'
import type { ListPage } from './list-page.ts'
export { pageSchema } from './page-schema.ts'

/** Version of the JSON of a page; a reader refuses another one. */
export const pageSchemaVersion = 1

/** A page as JSON. `doc` is a hand-written page, in the form of `@signpost/docs-content`. */
export type JsonPage =
  | { kind: 'symbol'; symbol: SymbolPage }
  | { kind: 'package'; package: PackageIndex; readme: Readme | null }
  | { kind: 'packages'; packages: readonly object[] }
  | { kind: 'changes'; package: string; versions: readonly object[]; refs: readonly object[] }
  | ListPage
  | { kind: 'doc'; doc: object }

/**
 * Text of a page as JSON.
 *
 * @param schema - Address of the schema.
 */
export function pageJson(page: JsonPage, schema: string): string {
  return `${JSON.stringify({ $schema: schema, version: pageSchemaVersion, ...page })}\n`
}
