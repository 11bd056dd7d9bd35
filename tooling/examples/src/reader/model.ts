/** Answers of the compiler about the examples of a repository, for the pages that show them. */
export interface ExampleAnswers {
  formatVersion: string
  packages: readonly AnsweredPackage[]
  /** Symbols that blocks name; blocks refer to them by index. */
  targets: readonly Target[]
  /** Places of examples of symbols that have none in their own doc comment, by index of the target; the best first. */
  uses: Readonly<Record<string, readonly Use[]>>
}

/** Answers about a package, or about docs of no package. */
export interface AnsweredPackage {
  name: string
  isDocs?: true
  version?: string
  /** Version of the compiler. */
  typescript: string
  /** Number of blocks by outcome. */
  counts: Readonly<Record<string, number>>
  /** Number of exported symbols with an example in their doc comment, or in that of a member; absent for docs. */
  withExample?: number
  /** By {@link blockKey}. */
  blocks: Readonly<Record<string, AnsweredBlock>>
}

/** Answer about a block. */
export interface AnsweredBlock {
  /** Whether it compiles, or fails as its author says. Without it, types were missing: links are known, and nothing else. */
  checked?: true
  /** Packages of the repository whose symbols it names, with their versions; for docs. */
  with?: readonly string[]
  /** Identifiers: line of the shown code, column and length, from 0 and without the common indentation; index of the target. */
  links: readonly (readonly [line: number, column: number, length: number, target: number])[]
  /** Places of identifiers that the block declares, by declaration with type: `const sum: number`. */
  types?: Readonly<Record<string, readonly (readonly [line: number, column: number, length: number])[]>>
  /** The block as a complete module, when what is shown lacks imports, set-up lines or an earlier block. */
  copy?: string
  /** Address in the TypeScript playground; absent where an import cannot be resolved there. */
  playground?: string
  /** Findings of a block that fails: `docs/a.md:3:5: TS2345: Argument of ...`. The dev server shows them. */
  failures?: readonly string[]
}

/** A symbol that a package exports, or a member of one. */
export interface Target {
  /** Name of the package. */
  package: string
  /** With its namespaces. */
  name: string
  member?: { name: string; isStatic: boolean; isConstructor?: true }
}

/** A block that uses a symbol, and the page that it is on. */
export interface Use {
  key: string
  /** Index of the package with the block. */
  in: number
  /** Markdown file from the folder of the docs, `readme`, or the symbol whose doc comment it is in. */
  from: { doc: string } | 'readme' | { symbol: string }
}
