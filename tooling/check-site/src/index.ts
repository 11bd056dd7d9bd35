export { checkSite } from './check-site.ts'
export { readConfiguration, type Configuration } from './configuration.ts'
export type { BrokenLink, BrokenMarkdownLink, Check, DuplicateRoute, Findings, MarkupError, Severities, Severity } from './findings.ts'
export { report } from './report.ts'
