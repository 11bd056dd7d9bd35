import type { Diagnostic } from '@signpost/diagnostics'
import type { Omission } from './block-shape.ts'
import type { UsedWith } from './options.ts'
import type { KnownPackage } from './resolver.ts'

/** A package as its manifest describes it. */
export interface ExamplePackage {
  /** Absolute. */
  directory: string
  manifest: UsedWith & KnownPackage['manifest'] & { name?: string; version?: string; private?: boolean }
}

/** A folder whose examples are checked: a package, or docs that are about no package. */
export interface ExampleInput {
  /** The repository: no file outside it and its `node_modules` is read. Absolute. */
  root: string
  /** The package, or the folder whose `node_modules` the docs may import. */
  package: ExamplePackage
  /** Markdown files of docs, absolute, in place of those of the package and its sources. */
  docs?: readonly string[]
  /** Name for the docs; default: that of the package. */
  name?: string
  /** Other packages of the repository. */
  members: readonly ExamplePackage[]
  /** Folder of the docs, from which pages name their files; absent for docs that are on no page. Absolute. */
  pages?: string
}

/**
 * Result of checking a block. `checked`: it compiles. `failing`: it does not, or does although it must not. `fails`: it does not, as
 * its author says. `incomplete`: it compiles as far as types are installed. `fragment`: left out by its author. The others were
 * recognised and not compiled.
 */
export type Outcome = 'checked' | 'failing' | 'fails' | 'incomplete' | 'fragment' | 'too-large' | Omission

/** A block with its outcome. */
export interface CheckedBlock {
  /** Relative to the root, with `/`. */
  file: string
  line: number
  column: number
  language: string
  outcome: Outcome
  code: string
  /** Code of the compiler's first error; absent without one. */
  error?: number
}

/** Examples of a package. */
export interface PackageExamples {
  name: string
  /** Relative to the root, with `/`; empty for the root. */
  path: string
  version?: string
  /** Version of the compiler that checked. */
  typescript: string
  blocks: CheckedBlock[]
  /** Blocks without a language, which are not read. */
  unlabelled: number
  findings: Diagnostic[]
}
