import type { Diagnostic, DiagnosticSeverity } from '@signpost/diagnostics'
import { codeOf, type BrokenLink, type Findings, type Severities, type Severity } from './findings.ts'

/** Severity of a finding; those of an ignored check are left out. */
const severityOf: Readonly<Record<Severity, DiagnosticSeverity | undefined>> = {
  ignore: undefined,
  log: 'info',
  warn: 'warning',
  throw: 'error',
}

/** Place and words of a finding. */
type Finding = Omit<Diagnostic, 'code' | 'severity'>

/** Findings of a check as diagnostics. The file is the source of the link, else the address of the page. */
export function diagnosticsOf(findings: Findings, severities: Severities): Diagnostic[] {
  const of = (check: keyof Findings, found: readonly Finding[]): Diagnostic[] => {
    const severity = severityOf[severities[check]]
    return severity === undefined ? [] : found.map((one) => ({ code: codeOf[check], severity, ...one }))
  }
  return [
    ...of(
      'faults',
      findings.faults.map(({ source, message }) => ({
        file: source,
        found: message,
        expected: 'a link to a place that exists, and each id once',
        nextStep: 'Please report it: Signpost wrote it, not an author.',
      })),
    ),
    ...of('brokenLinks', findings.brokenLinks.map(ofLink('a page of the site'))),
    ...of('brokenAnchors', findings.brokenAnchors.map(ofLink('an anchor of the page'))),
    ...of(
      'brokenMarkdownLinks',
      findings.brokenMarkdownLinks.map(({ url, file, line, column }) => ({
        file,
        line,
        column,
        found: `the link ${url}`,
        expected: 'a Markdown file of the same section',
        nextStep: 'Correct the link.',
      })),
    ),
    ...of(
      'duplicateRoutes',
      findings.duplicateRoutes.map(({ path, files }) => ({
        file: files[0] ?? path,
        found: `the address ${path} in ${files.join(', ')}`,
        expected: 'one file for each address',
        nextStep: 'Give all but one of them another slug.',
      })),
    ),
    ...of(
      'markup',
      findings.markup.map(({ source, message }) => ({
        file: source,
        found: message,
        expected: 'valid HTML',
        nextStep: 'Correct the HTML in the source of the page.',
      })),
    ),
  ]
}

function ofLink(expected: string): (link: BrokenLink) => Finding {
  return ({ source, link, resolved, suggestion, written }) => ({
    ...placeOf(written, source),
    found: `a link to ${link}${resolved === link ? '' : ` (${resolved})`} on ${source}`,
    expected,
    nextStep: suggestion === undefined ? 'Correct the link.' : `Correct the link. Did you mean ${suggestion}?`,
  })
}

/** Place of a link: `content/docs/en/intro.md:3:7`, else the page. */
function placeOf(written: string | undefined, source: string): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const [, file, line, column] = /^(.*):(\d+):(\d+)$/u.exec(written ?? '') ?? []
  return file === undefined ? { file: source } : { file, line: Number(line), column: Number(column) }
}
