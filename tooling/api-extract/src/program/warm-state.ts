import type ts from 'typescript'
import type { SourceFileCache } from './source-file-cache.ts'

/** What an extraction leaves behind for the next one of the same package. */
export interface WarmState {
  /** May be shared by several packages of one process. */
  cache: SourceFileCache
  /** The last program over the package's declarations. */
  program?: ts.Program
}
