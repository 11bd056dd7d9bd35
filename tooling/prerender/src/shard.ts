import type { Rendering } from './plan.ts'

/**
 * Files of one of several builds that share a site. They are neighbours in the sitemap, so a shard has few packages: it reads the data
 * of these. The files of a page stay together.
 *
 * @param index - From 1.
 */
export function filesOfShard(
  renderings: readonly Rendering[],
  { index, count }: { index: number; count: number },
): readonly Rendering[] {
  const startOf = (shard: number): number => {
    let at = Math.floor((renderings.length * shard) / count)
    while (at > 0 && at < renderings.length && renderings[at]!.path === renderings[at - 1]!.path) at -= 1
    return at
  }
  return renderings.slice(startOf(index - 1), startOf(index))
}
