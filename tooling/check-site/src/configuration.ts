import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  defaultSeverities,
  type BrokenMarkdownLink,
  type Check,
  type ContentFacts,
  type DuplicateRoute,
  type PageSource,
  type Severities,
  type Severity,
} from './findings.ts'

/** Severities and findings of the content step. */
export interface Configuration {
  severities: Severities
  content: ContentFacts
}

const known: readonly string[] = ['ignore', 'log', 'warn', 'throw'] satisfies Severity[]

/**
 * Reads the content manifest and `links.json` beside it.
 *
 * `checks` sets severities by name. Of the `diagnostics`, those with the codes `broken-markdown-link`
 * (`{url, file, line, column}`) and `duplicate-slug` (`{url, other, file}`) are reported with the findings of this tool.
 * `links.json` has the places where the links of each page were written.
 *
 * @param file - Path of the manifest; without one the defaults apply.
 * @throws Error when a file is not JSON, or the manifest sets an unknown check or severity.
 */
export function readConfiguration(file: string | undefined): Configuration {
  if (file === undefined) {
    return { severities: defaultSeverities, content: { brokenMarkdownLinks: [], duplicateRoutes: [], sources: [] } }
  }
  const manifest = readJson(file)
  const { checks, diagnostics } = isRecord(manifest) ? manifest : {}
  const found = Array.isArray(diagnostics) ? diagnostics : []
  const links = join(dirname(file), 'links.json')
  const sources = existsSync(links) ? readJson(links) : []
  return {
    severities: severitiesOf(checks, file),
    content: {
      brokenMarkdownLinks: found.flatMap(linkOf),
      duplicateRoutes: found.flatMap(duplicateOf),
      sources: Array.isArray(sources) ? (sources as PageSource[]) : [],
    },
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as Error).message}); build the content again`, { cause: error })
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function severitiesOf(checks: unknown, file: string): Severities {
  const severities: Record<Check, Severity> = { ...defaultSeverities }
  for (const [check, severity] of Object.entries(isRecord(checks) ? checks : {})) {
    if (!Object.hasOwn(defaultSeverities, check) || check === 'faults') {
      throw new Error(
        `${file} sets the check "${check}"; one of ${Object.keys(defaultSeverities)
          .filter((name) => name !== 'faults')
          .join(', ')} was expected`,
      )
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

function duplicateOf(diagnostic: unknown): DuplicateRoute[] {
  if (!isRecord(diagnostic) || diagnostic.code !== 'duplicate-slug') return []
  const { url, other, file } = diagnostic
  return [{ path: String(url), files: [String(other), String(file)] }]
}
