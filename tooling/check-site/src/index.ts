export { checkPage } from './check-page.ts'
export { checkSite } from './check-site.ts'
export { checkBuiltSite } from './check-built-site.ts'
export { findingsOfPage } from './print-check.ts'
export type { CheckedSite, CheckOptions } from './check-built-site.ts'
export { readConfiguration, type Configuration } from './configuration.ts'
export type {
  BrokenLink,
  BrokenMarkdownLink,
  Check,
  ContentFacts,
  DuplicateRoute,
  Findings,
  MarkupError,
  PageSource,
  Severities,
  Severity,
} from './findings.ts'
export { report } from './report.ts'
