import type { Finding } from '../findings.ts'
import { type Declarations, parseDeclarations } from '../history/declarations.ts'
import { readReportText } from '../parse/report-text.ts'
import { commentOf, describeDeprecation } from '../rules/deprecation.ts'
import type { ReportSet } from './report-set.ts'

/**
 * Corrects which names that are gone were deprecated: the base of a review may be newer than the last release, and consumers
 * read about a deprecation in a release. A name that the release does not have was announced to no one.
 *
 * @param released - Reports of the last releases by file name; without that of a package, its base counts as released.
 */
export function withReleasedDeprecations(
  findings: readonly Finding[],
  base: ReportSet,
  released: ReadonlyMap<string, string>,
): Finding[] {
  const parsed = new Map<string, Declarations>()
  const declarationsOf = (file: string): Declarations | undefined => {
    const text = released.get(file)
    if (text === undefined) return undefined
    const known = parsed.get(file) ?? parseDeclarations(readReportText(file, text).declarations)
    parsed.set(file, known)
    return known
  }
  return findings.map((finding) => {
    const file = finding.wasDeprecated === undefined ? undefined : base.get(finding.entry)?.file
    const nodes = file === undefined ? undefined : declarationsOf(file)?.of(finding.symbol)
    if (nodes === undefined) return finding
    return describeDeprecation(
      finding,
      nodes.length > 0 && nodes.every((node) => /@deprecated\b/.test(commentOf(node))),
    )
  })
}
