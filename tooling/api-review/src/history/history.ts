import type { Level, Role } from '../findings.ts'

/** Version of the files in `api-reports/history/`. */
export const historySchema = 'signpost-api-history/1'

/** Timeline of a package's API: one file, `api-reports/history/<slug>.json`. */
export interface History {
  schema: typeof historySchema
  /** Name of the package. */
  package: string
  /** Newest first. */
  versions: readonly HistoryVersion[]
}

/** Changes of one version against the one before. */
export interface HistoryVersion {
  /** Null while the changes are not released. */
  version: string | null
  /** When it was released, or recorded as released: `2026-11-29T20:30:00Z`. Absent where that is not known. */
  date?: string
  /** True when the API of earlier versions is unknown: this one lists no changes and is the baseline of later ones. */
  baseline?: true
  /** Earlier version that it is compared with, where others are between them: any of these may have made the changes. */
  after?: string
  /** Sorted by entry point and symbol. */
  changes: readonly HistoryChange[]
}

/** Change of one exported symbol, or of one of its members. */
export interface HistoryChange {
  /** Dotted path: `Box`, `Box.open`, `ns.f`. */
  symbol: string
  /** Entry point as in `exports`: `./core`. Absent for `.`. */
  entry?: string
  change: 'added' | 'changed' | 'deprecated' | 'removed'
  /** Pragmatic verdict. Absent for additions of the package's first version, as are the fields below. */
  level?: Level
  /** Strict verdict where it is larger. */
  strict?: Level
  /** Consumers that the worst finding affects first. */
  role?: Role
  /** Rules of the findings, worst first. */
  rules?: readonly string[]
  /** Declaration before and after: one line per overload, without comments and bodies. Absent where both are the same. */
  before?: string
  after?: string
  /** Names in `before` and `after`: an export of the package (`Box`) or of another (`@acme/core!Box`). */
  names?: Readonly<Record<string, string>>
  /** Consumer code that compiled before; `L` is the package. */
  witness?: string
}
