import { UsageError } from '../steps/usage-error.ts'

/** One of several builds that each write a part of a site's pages, from 1. */
export interface ShardNumber {
  index: number
  count: number
}

/** Most shards of a site: each one reads the whole graph. */
const most = 1000

/**
 * Parses the value of `--shard`, such as `2/8`.
 *
 * @throws UsageError for another text, and for a shard that does not exist.
 */
export function shardOf(given: string): ShardNumber {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || count > most || index > count)
    throw new UsageError(
      `Found --shard "${given}", expected a shard and the number of all, from 1/1 to ${most}/${most}, such as --shard 2/8.`,
    )
  return { index, count }
}
