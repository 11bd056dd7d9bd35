/**
 * The shortest way from a node back to itself.
 *
 * @param edges - The nodes that each node leads to. All of them are keys.
 * @param component - The nodes of a strongly connected component; the first of them is where to begin.
 * @returns The nodes on it, the first one first and once; `undefined` when it is alone and does not lead to itself.
 */
export function shortestCycle(
  edges: ReadonlyMap<string, readonly string[]>,
  component: readonly string[],
): string[] | undefined {
  const start = component[0]!
  const members = new Set(component)
  const before = new Map<string, string>()
  const queue = [start]
  // The queue grows while it is walked through.
  for (const node of queue) {
    for (const target of edges.get(node)!) {
      if (target === start) {
        const cycle = [node]
        for (let at = node; at !== start; ) cycle.push((at = before.get(at)!))
        return cycle.reverse()
      }
      if (!members.has(target) || before.has(target)) continue
      before.set(target, node)
      queue.push(target)
    }
  }
  return undefined
}
