import type { Marks } from './info-string.ts'

/** Position in a source, both from 1. */
export interface Place {
  line: number
  column: number
}

/** Language of a block that is compiled. */
export type BlockLanguage = 'ts' | 'tsx' | 'js'

/** A block of code in a doc comment or a Markdown file. */
export interface Block {
  /** Absolute path of the file. */
  file: string
  /** Start of the fence, or of the code where there is none. */
  place: Place
  language: BlockLanguage
  /** Whether nothing names its language. */
  isUnlabelled: boolean
  /** Words after the language; empty without a fence. */
  info: string
  marks: Marks
  code: string
  /** Place of the first character of each line of the code. */
  lines: readonly Place[]
  /** Comment or Markdown file that the block is in. */
  group: string
  /** Declaration at the top of the file, with its namespaces, that the comment is about; absent in Markdown and for a whole module. */
  owner?: string
  /** Comments of the declarations around the comment, innermost last: a block goes on from theirs, too. */
  outer: readonly string[]
}

/** A problem of the text around a block, such as a fence that is not closed. */
export interface TextProblem {
  file: string
  place: Place
  kind: 'unclosed' | 'mark'
  /** As written. */
  text: string
  /** The mark that the text is near to, if it is none. */
  near?: string
}

/** Blocks of a text, and its problems. */
export interface FoundBlocks {
  blocks: Block[]
  problems: TextProblem[]
  /** Blocks without a language: nothing says what they are. */
  unlabelled: number
}
