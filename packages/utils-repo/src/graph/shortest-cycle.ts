/**
 * Finds the shortest cycle through a node.
 *
 * @param edges - The targets of each node. All nodes are keys.
 * @param component - The nodes of a strongly connected component, the start node first.
 * @returns The nodes of the cycle, starting with the start node; `undefined` for a single node without an edge to
 *   itself.
 */
export function shortestCycle(
  edges: ReadonlyMap<string, readonly string[]>,
  component: readonly string[],
): string[] | undefined {
  const start = component[0]!
  const members = new Set(component)
  const before = new Map<string, string>()
  const queue = [start]
  // The queue grows during iteration.
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
