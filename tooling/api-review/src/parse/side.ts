import type { Declarations } from '../compiler/stage.ts'
import type { PackageFacts } from '../package/facts.ts'
import type { ConditionalTypes } from './conditional-types.ts'

/** One side of a comparison: declaration files and the entry points among them. */
export interface Side extends Declarations {
  /** How the user wrote it; for messages. */
  label: string
  /** Folders in which imports of other packages are resolved, the first that finds one; absent for a packed package. */
  folders?: readonly string[]
  /** Packages that are compared by name wherever they are: those of the same repository, which may be built or not. */
  siblings?: ReadonlySet<string>
  /** Other declarations of entry points, by entry point; absent when there are none. */
  conditional?: ReadonlyMap<string, ConditionalTypes>
  /** Sentence on each declaration file that cannot be decoded, by path; absent when all can. */
  unreadable?: ReadonlyMap<string, string>
  /** File and line from which a text was taken, by path; absent when it is the whole file below the folder of the label. */
  origins?: ReadonlyMap<string, { file: string; firstLine: number }>
  /** Of a package's manifest; absent for declarations and reports. */
  facts?: PackageFacts
}
