import type { DiagnosticCode } from '@signpost/diagnostics'

/** Severity of a check: `throw` fails, `warn` fails with `--strict`, `log` prints, `ignore` does not. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** Names of the checks, as in the configuration. */
export type Check = 'faults' | 'brokenLinks' | 'brokenAnchors' | 'brokenMarkdownLinks' | 'duplicateRoutes' | 'markup'

/** One severity for each check. */
export type Severities = Readonly<Record<Check, Severity>>

/** Diagnostic code of each check. */
export const codeOf: Readonly<Record<Check, DiagnosticCode>> = {
  faults: 'signpost-fault',
  brokenLinks: 'broken-link',
  brokenAnchors: 'broken-anchor',
  brokenMarkdownLinks: 'broken-markdown-link',
  duplicateRoutes: 'duplicate-route',
  markup: 'invalid-markup',
}

/** Severities of checks that the configuration does not set. */
export const defaultSeverities: Severities = {
  // Not an author's to mend, nor to silence.
  faults: 'throw',
  brokenLinks: 'throw',
  brokenAnchors: 'warn',
  brokenMarkdownLinks: 'warn',
  duplicateRoutes: 'warn',
  markup: 'warn',
}

/** A link to a missing page or a missing id. */
export interface BrokenLink {
  /** Clean path of the page with the link. */
  source: string
  locale: string
  /** As written. */
  link: string
  /** Resolved path and hash. */
  resolved: string
  /** Nearest existing path or anchor. */
  suggestion?: string
  /** Place in the Markdown source: `content/docs/en/intro.md:3:7`. Absent for links that the site's code writes. */
  written?: string
  /** Present for a link that Signpost wrote itself. */
  isOwn?: true
}

/** A Markdown link to a missing source file, found by the content step. */
export interface BrokenMarkdownLink {
  url: string
  file: string
  line: number
  column: number
}

/** Files with one path. */
export interface DuplicateRoute {
  path: string
  files: readonly string[]
}

/** Source file of a page, and its links as written. */
export interface PageSource {
  /** Clean path of the page, percent-encoded. */
  path: string
  file: string
  links: readonly { url: string; line: number; column: number }[]
}

/** Findings and sources from the content step. */
export interface ContentFacts {
  brokenMarkdownLinks: readonly BrokenMarkdownLink[]
  /** Docs with the same address; the site has only the first of them. */
  duplicateRoutes: readonly DuplicateRoute[]
  sources: readonly PageSource[]
}

/** An error in the HTML of a page. */
export interface MarkupError {
  source: string
  message: string
}

/** Divides dead links into those that Signpost wrote, as faults, and those of authors. */
export function divideLinks(all: readonly BrokenLink[]): { faults: MarkupError[]; others: BrokenLink[] } {
  return {
    faults: all.flatMap(({ source, link, resolved, isOwn }) =>
      isOwn ? [{ source, message: `a dead link to ${link}${resolved === link ? '' : ` (${resolved})`}` }] : [],
    ),
    others: all.filter(({ isOwn }) => !isOwn),
  }
}

/** All findings of a site, in order of locale and path. */
export interface Findings {
  /** Errors of Signpost itself: dead links that it wrote, ids that it wrote twice. */
  faults: readonly MarkupError[]
  brokenLinks: readonly BrokenLink[]
  brokenAnchors: readonly BrokenLink[]
  brokenMarkdownLinks: readonly BrokenMarkdownLink[]
  duplicateRoutes: readonly DuplicateRoute[]
  markup: readonly MarkupError[]
}
