import type { Diagnostic } from '@signpost/diagnostics'
import { checkPage } from './check-page.ts'
import { checkSite } from './check-site.ts'
import { readConfiguration, type Configuration } from './configuration.ts'
import { diagnosticsOf } from './diagnostics.ts'
import type { Check, Findings, Severity } from './findings.ts'
import { report } from './report.ts'

/** Result of checking a site by its configuration. */
export interface CheckedSite {
  pages: number
  /** Text of each check with findings, in the order of the report. */
  reports: readonly { check: Check; severity: Exclude<Severity, 'ignore'>; text: string }[]
  /** All findings. */
  diagnostics: readonly Diagnostic[]
  /** Whether a check with the severity `throw` has findings. */
  hasFailed: boolean
  seconds: number
}

/** Files of a check. */
export interface CheckOptions {
  /** The content manifest; default: none. */
  config?: string | undefined
  /** Keeps the facts of the pages: the next check reads only pages that changed. */
  cache?: string | undefined
  /** Folder to which the checked one will be moved. */
  published?: string
}

/** Order of the report. */
const order: readonly Check[] = [
  'faults',
  'brokenLinks',
  'brokenAnchors',
  'brokenMarkdownLinks',
  'duplicateRoutes',
  'markup',
]

/**
 * Checks the final HTML of a built site: the step of a build.
 *
 * @throws Error when the site or the configuration cannot be read.
 */
export function checkBuiltSite(folder: string, { config, cache, published }: CheckOptions): CheckedSite {
  const start = performance.now()
  const configuration = readConfiguration(config)
  return checked(checkSite(folder, configuration.content, cache, published), configuration, start)
}

/** Checks one page of a running server. */
export async function checkServedPage(address: string, base: string, config?: string): Promise<CheckedSite> {
  const start = performance.now()
  const configuration = readConfiguration(config)
  return checked({ findings: await checkPage(address, base, configuration.content), pages: 1 }, configuration, start)
}

function checked(
  { findings, pages }: { findings: Findings; pages: number },
  { severities }: Configuration,
  start: number,
): CheckedSite {
  const reports = order.flatMap((check) => {
    const severity = severities[check]
    const text = report(check, findings)
    return severity === 'ignore' || text === '' ? [] : [{ check, severity, text }]
  })
  return {
    pages,
    reports,
    diagnostics: diagnosticsOf(findings, severities),
    hasFailed: reports.some(({ severity }) => severity === 'throw'),
    seconds: (performance.now() - start) / 1000,
  }
}
