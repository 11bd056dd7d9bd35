import type { ReviewResult } from '../result.ts'
import { githubAnnotations } from './github-annotations.ts'
import { gitlabCodeQuality } from './gitlab-code-quality.ts'
import { markdownComment } from './markdown-comment.ts'
import { sarif } from './sarif.ts'
import { terminal } from './terminal.ts'

/** Settings of an output. */
export interface FormatSettings {
  /** Whether it is for a terminal with colours. */
  colour: boolean
}

/** Formats a review; without anything to show the text is empty. */
type Format = (result: ReviewResult, settings: FormatSettings) => string

/** Name of an output format. */
export type FormatName = 'terminal' | 'markdown' | 'json' | 'github' | 'sarif' | 'gitlab'

/** Every output format by its name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  terminal,
  markdown: markdownComment,
  json: (result) => JSON.stringify(result, null, 2),
  github: githubAnnotations,
  sarif,
  gitlab: gitlabCodeQuality,
}
