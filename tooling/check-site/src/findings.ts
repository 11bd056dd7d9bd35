import type { DiagnosticCode } from '@signpost/diagnostics'

/** What happens when a check finds something. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** The checks by name, as a configuration names them. */
export type Check = 'brokenLinks' | 'brokenAnchors' | 'brokenMarkdownLinks' | 'duplicateRoutes' | 'markup'

/** One severity for each check. */
export type Severities = Readonly<Record<Check, Severity>>

/** Code of what each check finds. */
export const codeOf: Readonly<Record<Check, DiagnosticCode>> = {
  brokenLinks: 'broken-link',
  brokenAnchors: 'broken-anchor',
  brokenMarkdownLinks: 'broken-markdown-link',
  duplicateRoutes: 'duplicate-route',
  markup: 'invalid-markup',
}

/** What a site gets that sets nothing itself. */
export const defaultSeverities: Severities = {
  brokenLinks: 'throw',
  brokenAnchors: 'warn',
  brokenMarkdownLinks: 'warn',
  duplicateRoutes: 'warn',
  markup: 'warn',
}

/** A link that leads nowhere, or to an id that its page does not have. */
export interface BrokenLink {
  /** Clean path of the page that has it. */
  source: string
  locale: string
  /** As written. */
  link: string
  /** Path and hash it stands for. */
  resolved: string
  /** An existing path or anchor that looks like it. */
  suggestion?: string
  /** Where a person wrote it, `content/docs/en/intro.md:3:7`; absent for links that the site's code makes. */
  written?: string
}

/** A Markdown link to a source file that does not exist, found when the content was read. */
export interface BrokenMarkdownLink {
  url: string
  file: string
  line: number
  column: number
}

/** Files that would answer one path. */
export interface DuplicateRoute {
  path: string
  files: readonly string[]
}

/** A page that was made from a file, and the links in that as they were written. */
export interface PageSource {
  /** Clean path of the page, as addresses carry it. */
  path: string
  file: string
  links: readonly { url: string; line: number; column: number }[]
}

/** What the step that read the content already knows. */
export interface ContentFacts {
  brokenMarkdownLinks: readonly BrokenMarkdownLink[]
  /** Docs with one address, of which the first has it: no file of the site shows the others. */
  duplicateRoutes: readonly DuplicateRoute[]
  sources: readonly PageSource[]
}

/** Something wrong with the HTML of a page. */
export interface MarkupError {
  source: string
  message: string
}

/** All that is wrong with a site, in order of locale and path. */
export interface Findings {
  brokenLinks: readonly BrokenLink[]
  brokenAnchors: readonly BrokenLink[]
  brokenMarkdownLinks: readonly BrokenMarkdownLink[]
  duplicateRoutes: readonly DuplicateRoute[]
  markup: readonly MarkupError[]
}
