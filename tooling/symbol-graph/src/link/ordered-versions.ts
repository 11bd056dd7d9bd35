import type { History, HistoryChange } from '@signpost/api-review/history'
import { encodeAnchor } from '@signpost/graph-model/model'

/** Version of a timeline with its changes in the order of the page. */
export interface OrderedVersion {
  version: string | null
  date?: string
  anchor: string
  isBaseline?: true
  after?: string
  /** Worst first. */
  changes: readonly PlacedChange[]
}

/** Recorded change with its anchor. */
export interface PlacedChange {
  change: HistoryChange
  anchor: string
}

/** Versions of a timeline, newest first, as the page of the changes and the links to it show them. */
export function orderedVersions({ versions }: History): OrderedVersion[] {
  return versions.map(({ version, date, baseline, after, changes }) => {
    const anchor = version === null ? 'unreleased' : `v${encodeAnchor(version)}`
    return {
      version,
      ...(date === undefined ? {} : { date }),
      anchor,
      ...(baseline ? { isBaseline: baseline } : {}),
      ...(after === undefined ? {} : { after }),
      changes: [...changes].sort(byWeight).map((change) => {
        const place = change.entry === undefined ? '' : `${encodeAnchor(change.entry.replace(/^\.\//u, ''))}-`
        return { change, anchor: `${anchor}-${place}${encodeAnchor(change.symbol)}` }
      }),
    }
  })
}

const levels = ['none', 'patch', 'minor', 'major']
const kinds = ['added', 'changed', 'deprecated', 'removed']

/** Worst verdict first, then what is gone before what is new, then by name. */
function byWeight(one: HistoryChange, other: HistoryChange): number {
  const weightOf = ({ level = 'none', strict = level, change }: HistoryChange): number =>
    levels.indexOf(level) * 100 + levels.indexOf(strict) * 10 + kinds.indexOf(change)
  return weightOf(other) - weightOf(one) || (one.symbol < other.symbol ? -1 : 1)
}
