import { asModule } from '../parse/report-text.ts'
import type { Side } from '../parse/side.ts'
import { faultOf, readReport, type Report } from './report.ts'

/** Reports of one side by module specifier. */
export type ReportSet = ReadonlyMap<string, Report>

/** Whether a file of the folder of reports is one: `stylesheet.core.api.md`. */
function isReport(file: string): boolean {
  return file.endsWith('.api.md')
}

/**
 * Reads all reports of one side. One unreadable report fails all: it must not count as unchanged.
 *
 * @param label - Prefix of a file name in messages: `api-reports/`.
 * @param known - The other side, if already read: reports with the same text are not read again.
 * @throws Error that names each such report, and reports that share an entry point.
 */
export function readReportSet(
  label: string,
  texts: ReadonlyMap<string, string>,
  known?: { texts: ReadonlyMap<string, string>; reports: ReportSet },
): ReportSet {
  const parsed = new Map([...(known?.reports.values() ?? [])].map((report) => [report.file, report]))
  const reports = new Map<string, Report>()
  const problems: string[] = []
  for (const [file, text] of [...texts].filter(([name]) => isReport(name))) {
    try {
      const same = known?.texts.get(file) === text ? parsed.get(file) : undefined
      const report = same ?? readReport(`${label}${file}`, file, text)
      const other = reports.get(report.specifier)
      if (other === undefined || (other.variant !== 'complete' && report.variant === 'complete')) {
        reports.set(report.specifier, report)
      } else if (other.variant === report.variant) {
        problems.push(
          `${label}${file} and ${label}${other.file} are both of "${report.specifier}". Expected one report per entry point; rename one package.`,
        )
      }
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map([...reports].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Specifiers of reports that differ, were added or removed.
 *
 * @throws Error when a report has all release tags on one side and is trimmed on the other.
 */
export function changedReports(base: ReportSet, head: ReportSet): string[] {
  return [...new Set([...base.keys(), ...head.keys()])].sort().filter((specifier) => {
    const [before, after] = [base.get(specifier), head.get(specifier)]
    if (before && after && before.variant !== after.variant) {
      throw new Error(
        `${after.file} is a ${after.variant} report, and that of the base is ${before.variant}: they do not list the same ` +
          `release tags. Set "reportVariants" of api-extractor.json as in the base, and extract again.`,
      )
    }
    return before?.comparable !== after?.comparable
  })
}

/**
 * Parses the reports that are compared: `specifiers`, with every report that they import. The others are equal byte by byte.
 *
 * @param sides - Reports, with the prefix of their file names in messages: `api-reports/`.
 * @throws Error that names each report that is not TypeScript.
 */
export function checkReports(
  sides: readonly { label: string; reports: ReportSet }[],
  specifiers: readonly string[],
): void {
  // An equal report is the same object on both sides.
  const labels = new Map(
    sides.flatMap(({ label, reports }) => reached(reports, specifiers).map((report) => [report, label] as const)),
  )
  const faults = [...labels].flatMap(([report, label]) => faultOf(`${label}${report.file}`, report) ?? [])
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Reports of specifiers, and all that they import. */
function reached(reports: ReportSet, specifiers: readonly string[]): Report[] {
  const found = new Set<Report>()
  const pending = [...specifiers]
  for (let specifier = pending.pop(); specifier !== undefined; specifier = pending.pop()) {
    const report = reports.get(specifier)
    if (!report || found.has(report)) continue
    found.add(report)
    pending.push(...report.imports)
  }
  return [...found]
}

/**
 * Reports of `specifiers` as entry points, with every report that they import.
 *
 * @param previous - Specifiers in `reports` of renamed entry points, by their new ones.
 */
export function sideOf(
  label: string,
  reports: ReportSet,
  specifiers: readonly string[],
  previous: ReadonlyMap<string, string> = new Map(),
): Side {
  const all = specifiers.map((specifier) => previous.get(specifier) ?? specifier)
  const files = reached(reports, all).map((report) => [pathOf(report), asModule(report.declarations)] as const)
  const entries = specifiers.flatMap((specifier) => {
    const report = reports.get(previous.get(specifier) ?? specifier)
    return report ? [[specifier, pathOf(report)] as const] : []
  })
  return {
    label,
    files: new Map(files.sort(([one], [other]) => (one < other ? -1 : 1))),
    entries: new Map(entries),
  }
}

function pathOf({ packageName, entry }: Report): string {
  return `node_modules/${packageName}/${entry === '.' ? 'index' : entry.slice(2)}.d.ts`
}
