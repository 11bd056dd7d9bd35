/**
 * Size of the changes on one page. A change with its declarations counts 5, a name of a package's first version 1: 200
 * changes or 1000 names.
 */
const pageSize = 1000
const changeSize = 5
const nameSize = 1

/** Facts about a change that decide its page. */
interface PlacedChange {
  level?: unknown
}

/**
 * Page of each change, from 1, in the order of the versions. The graph and the site split alike, so a link to a change
 * names its page.
 */
export function changePages(versions: readonly { changes: readonly PlacedChange[] }[]): number[][] {
  let page = 1
  let used = 0
  return versions.map(({ changes }) =>
    changes.map(({ level }) => {
      const size = level === undefined ? nameSize : changeSize
      if (used > 0 && used + size > pageSize) {
        page += 1
        used = 0
      }
      used += size
      return page
    }),
  )
}

/** Number of pages of a package's changes. */
export function countChangePages(versions: readonly { changes: readonly PlacedChange[] }[]): number {
  return Math.max(1, ...changePages(versions).flatMap((pages) => pages.slice(-1)))
}

/** Versions with the changes of one page. A version without changes is on the page of the version before it. */
export function changesOnPage<Change extends PlacedChange, Version extends { changes: readonly Change[] }>(
  versions: readonly Version[],
  number: number,
): Version[] {
  const pages = changePages(versions)
  let last = 1
  return versions.flatMap((version, at) => {
    const changes = version.changes.filter((_, index) => pages[at]![index] === number)
    const isEmpty = version.changes.length === 0
    const isHere = isEmpty ? last === number : changes.length > 0
    last = pages[at]!.at(-1) ?? last
    return isHere ? [{ ...version, changes }] : []
  })
}
