import { basename } from 'node:path'
import type { Side } from '../parse/side.ts'
import { asModule, readReportText } from '../parse/report-text.ts'

/** Reports of one package. */
export interface PackageReports {
  name: string
  /** File name of its main report without `.api.md`. */
  slug: string
  /** Declarations by entry point: `.`, `./core`. */
  entries: ReadonlyMap<string, string>
  /** Reports by file name. */
  files: ReadonlyMap<string, string>
}

/** Reports of all packages at one point in time, by slug. */
export type ApiState = ReadonlyMap<string, PackageReports>

/**
 * Groups reports by package: `stylesheet.core.api.md` is the entry point `./core` of the package in its headline.
 *
 * @param reports - Texts by file name.
 * @param where - Folder or commit of the reports, for messages.
 * @throws Error when a report has conflict markers or is truncated.
 */
export function apiState(reports: ReadonlyMap<string, string>, where: string): ApiState {
  const packages = new Map<string, { file: string; stem: string; declarations: string }[]>()
  for (const [file, text] of [...reports].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { packageName, declarations } = readReportText(`${where}/${file}`, text)
    const own = packages.get(packageName) ?? []
    own.push({ file, stem: basename(file, '.api.md'), declarations })
    packages.set(packageName, own)
  }
  return new Map(
    [...packages].map(([name, own]) => {
      const slug = own.map(({ stem }) => stem).reduce((one, other) => (other.length < one.length ? other : one))
      const entries = own.map(({ stem, declarations }) => {
        return [stem === slug ? '.' : `./${stem.slice(slug.length + 1)}`, declarations] as const
      })
      const files = own.map(({ file }) => [file, reports.get(file)!] as const)
      return [slug, { name, slug, entries: new Map(entries), files: new Map(files) }]
    }),
  )
}

/** Path of an entry point's declarations in a side, where packages find each other by name. */
export function entryPath(name: string, entry: string): string {
  return `node_modules/${name}/${entry === '.' ? 'index' : entry.slice(2)}.d.ts`
}

/** Name of an entry point in a side of several packages. */
export function entryName(slug: string, entry: string): string {
  return entry === '.' ? slug : `${slug}/${entry.slice(2)}`
}

/** Comparable sides: all declarations, and as entry points those that differ. A part that one side lacks is empty there. */
export function sidesOf(base: ApiState, head: ApiState, slugs: readonly string[]): [Side, Side] {
  const side = (
    label: string,
    state: ApiState,
  ): { label: string; files: Map<string, string>; entries: Map<string, string> } => ({
    label,
    files: new Map(
      [...state.values()].flatMap(({ name, entries }) =>
        [...entries].map(([entry, text]) => [entryPath(name, entry), asModule(text)]),
      ),
    ),
    entries: new Map(),
  })
  const sides = [side('base', base), side('head', head)] as const
  for (const slug of slugs) {
    const both = [base.get(slug), head.get(slug)] as const
    const name = (both[1] ?? both[0])!.name
    for (const entry of new Set(both.flatMap((one) => [...(one?.entries.keys() ?? [])]))) {
      const texts = both.map((one) => one?.entries.get(entry))
      if (texts[0] === texts[1]) continue
      sides.forEach(({ files, entries }, at) => {
        const path = entryPath(both[at]?.name ?? name, entry)
        if (!files.has(path)) files.set(path, 'export {}\n')
        entries.set(entryName(slug, entry), path)
      })
    }
  }
  return [...sides]
}
