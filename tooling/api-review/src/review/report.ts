import { basename } from 'node:path'
import { preProcess } from '../parse/imported-files.ts'
import { findFault } from '../parse/find-fault.ts'
import { readReportText } from '../parse/report-text.ts'

/** An API report of one entry point, parsed. */
export interface Report {
  /** File name, `stylesheet.core.api.md`. */
  file: string
  packageName: string
  /** `.` or `./core`. */
  entry: string
  /** How consumers import it: `@signpost/stylesheet/core`. */
  specifier: string
  /** Release tags that the report was trimmed to; `complete` when it was not. */
  variant: string
  declarations: string
  /** Line in the report of the first line of the declarations, from 1. */
  firstLine: number
  /** Module specifiers that it imports. */
  imports: readonly string[]
  /** Declarations without notes that depend on the version of API Extractor. */
  comparable: string
}

// API Extractor writes its name, never its version. Version 6 wrote "Review" for "Report"; `reportVariants` adds a word.
const headline = /^## (?:(?<variant>Alpha|Beta|Public) )?API (?:Report|Review) File for (?=")/m

const packageNames = /^(?:@[a-z0-9~_-][\w.~-]*\/)?[a-z0-9~_-][\w.~-]*$/i

/** Notes that differ between versions and settings of API Extractor; none is part of the API. */
const notes = /^[ \t]*\/\/ (?:Warning: \(|WARNING: |\(No @packageDocumentation comment|\(undocumented\)$).*\n/gm

/**
 * Reads a report. Its declarations are not parsed: see {@link faultOf}.
 *
 * @param label - Its place, for messages.
 * @throws Error when it has conflict markers, is truncated, or names no package.
 */
export function readReport(label: string, file: string, text: string): Report {
  const variant = headline.exec(text)?.groups?.['variant']?.toLowerCase() ?? 'complete'
  const normal = text.replaceAll('\r\n', '\n').replace(headline, '## API Report File for ')
  const { packageName, declarations, firstLine } = readReportText(label, normal)
  if (!packageNames.test(packageName)) {
    throw new Error(`${label} is a report of ${JSON.stringify(packageName)}, expected the name of a package.`)
  }
  const entry = entryOf(basename(file, '.api.md'), packageName, variant)
  return {
    file,
    packageName,
    entry,
    specifier: entry === '.' ? packageName : `${packageName}/${entry.slice(2)}`,
    variant,
    declarations,
    firstLine,
    imports: preProcess(declarations).importedFiles.map(({ fileName }) => fileName),
    comparable: declarations
      .replace(notes, '')
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{2,}/g, '\n')
      .trim(),
  }
}

/**
 * Why the declarations of a report cannot be compared.
 *
 * @param label - Its place, for the message.
 */
export function faultOf(label: string, { declarations, firstLine }: Report): string | undefined {
  const fault = findFault(declarations)
  return fault && `${label}:${fault.line + firstLine - 1}: ${fault.message} Or extract the report again.`
}

/** `stylesheet.core` of `@signpost/stylesheet` is `./core`. The name itself may contain dots: `lodash.get`. */
function entryOf(report: string, packageName: string, variant: string): string {
  const stem = variant === 'complete' ? report : report.replace(new RegExp(`\\.${variant}$`), '')
  const slug = packageName.slice(packageName.indexOf('/') + 1)
  if (stem === slug) return '.'
  const rest = stem.startsWith(`${slug}.`) ? stem.slice(slug.length + 1) : stem.split('.').slice(1).join('.')
  return rest === '' ? '.' : `./${rest}`
}
