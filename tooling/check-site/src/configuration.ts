import { readFileSync } from 'node:fs'
import { defaultSeverities, type BrokenMarkdownLink, type Check, type Severities, type Severity } from './findings.ts'

/** What the step that read the content tells this one. */
export interface Configuration {
  severities: Severities
  brokenMarkdownLinks: readonly BrokenMarkdownLink[]
}

const known: readonly string[] = ['ignore', 'log', 'warn', 'throw'] satisfies Severity[]

/**
 * Reads the content manifest: `checks` sets severities by name, `diagnostics` with the code `broken-markdown-link` and
 * `{url, file, line, column}` are reported here together with everything else.
 *
 * @param file - Its path; without one the defaults hold.
 * @throws Error when it is no JSON, or sets an unknown check or severity.
 */
export function readConfiguration(file: string | undefined): Configuration {
  if (file === undefined) return { severities: defaultSeverities, brokenMarkdownLinks: [] }
  let manifest: unknown
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as Error).message}); build the content again`, { cause: error })
  }
  const { checks, diagnostics } = isRecord(manifest) ? manifest : {}
  return { severities: severitiesOf(checks, file), brokenMarkdownLinks: Array.isArray(diagnostics) ? diagnostics.flatMap(linkOf) : [] }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function severitiesOf(checks: unknown, file: string): Severities {
  const severities: Record<Check, Severity> = { ...defaultSeverities }
  for (const [check, severity] of Object.entries(isRecord(checks) ? checks : {})) {
    if (!Object.hasOwn(defaultSeverities, check)) {
      throw new Error(`${file} sets the check "${check}"; one of ${Object.keys(defaultSeverities).join(', ')} was expected`)
    }
    if (typeof severity !== 'string' || !known.includes(severity)) {
      throw new Error(`${file} sets ${check} to ${JSON.stringify(severity)}; one of ${known.join(', ')} was expected`)
    }
    severities[check as Check] = severity as Severity
  }
  return severities
}

function linkOf(diagnostic: unknown): BrokenMarkdownLink[] {
  if (!isRecord(diagnostic) || diagnostic.code !== 'broken-markdown-link') return []
  const { url, file, line, column } = diagnostic
  return [{ url: String(url), file: String(file), line: Number(line ?? 1), column: Number(column ?? 1) }]
}
