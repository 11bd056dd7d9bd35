import type { Finding } from '../findings.ts'
import { findingIds } from '../finding-id.ts'
import { createLocator, type Locator } from './locate.ts'
import { reportsFolder } from './read-head.ts'
import type { ReportSet } from './report-set.ts'
import type { ReviewFinding } from '../result.ts'
import { type Place, readSourcePlaces } from './source-places.ts'
import type { Workspace } from './workspaces.ts'

/** Input beside the findings. */
export interface PlaceInput {
  root: string
  reports: { base: ReportSet; head: ReportSet }
  /** Texts of the reports by file name. */
  texts: { head: ReadonlyMap<string, string> }
  workspaces: ReadonlyMap<string, Workspace>
}

/**
 * Gives each finding its package, a stable id and a line: of the source, of the report in the head, or of that in the base.
 * Findings of a type that an entry point only mentions are left out: the report that declares it has them.
 */
export function placeFindings(
  findings: readonly Finding[],
  { root, reports, texts, workspaces }: PlaceInput,
): ReviewFinding[] {
  const locators = new Map<string, Locator>()
  const sources = new Map<string, ReturnType<typeof readSourcePlaces>>()
  const locatorOf = (side: 'base' | 'head', entry: string): Locator | undefined => {
    const report = reports[side].get(entry)
    if (!report) return undefined
    const locator = locators.get(`${side} ${entry}`) ?? createLocator(report.declarations)
    locators.set(`${side} ${entry}`, locator)
    return locator
  }
  const isOwn = ({ entry, symbol }: Finding): boolean =>
    (['base', 'head'] as const).some((side) => locatorOf(side, entry)?.declares(symbol))
  const sourceOf = (packageName: string, file: string, symbol: string): Place | undefined => {
    const path = workspaces.get(packageName)?.path
    if (path === undefined) return undefined
    const known = sources.get(packageName) ?? readSourcePlaces(root, path, texts.head)
    sources.set(packageName, known)
    return known.get(file)?.get(symbol.split('.')[0] ?? '')
  }
  const placeOf = ({ entry, symbol }: Finding): Place => {
    const report = reports.head.get(entry)
    if (!report) return { file: `${reportsFolder}/${reports.base.get(entry)?.file}`, line: 1 }
    const source = sourceOf(report.packageName, report.file, symbol)
    if (source) return source
    const found = locatorOf('head', entry)?.find(symbol)
    return { file: `${reportsFolder}/${report.file}`, line: found ? report.firstLine + found.line - 1 : 1 }
  }
  const own = findings.filter(isOwn)
  const ids = findingIds(own, ({ entry, symbol }) =>
    (['base', 'head'] as const).map((side) => locatorOf(side, entry)?.find(symbol)?.text ?? ''),
  )
  return own.map((finding, index): ReviewFinding => {
    const { packageName = finding.entry } = reports.head.get(finding.entry) ?? reports.base.get(finding.entry) ?? {}
    return { ...finding, id: ids[index] as string, package: packageName, place: placeOf(finding) }
  })
}
