/**
 * Finds strongly connected components by Tarjan's algorithm, without recursion.
 *
 * @param edges - The targets of each node. All nodes are keys.
 * @returns The components in reverse topological order. The time is linear in nodes and edges.
 * @see {@link https://doi.org/10.1137/0201010 | Depth-first search and linear graph algorithms}
 */
export function components(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()

  for (const start of edges.keys()) {
    if (index.has(start)) continue
    const path: { node: string; targets: Iterator<string> }[] = []
    const enter = (node: string): void => {
      index.set(node, index.size)
      low.set(node, index.get(node)!)
      open.push(node)
      isOpen.add(node)
      path.push({ node, targets: edges.get(node)!.values() })
    }
    const lower = (node: string, value: number): void => {
      low.set(node, Math.min(low.get(node)!, value))
    }

    enter(start)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node, targets } = top
      const { value: target, done } = targets.next()
      if (!done) {
        if (!index.has(target)) enter(target)
        else if (isOpen.has(target)) lower(node, index.get(target)!)
        continue
      }
      path.pop()
      const before = path.at(-1)
      if (before) lower(before.node, low.get(node)!)
      if (low.get(node) !== index.get(node)) continue
      const component = open.splice(open.lastIndexOf(node))
      for (const member of component) isOpen.delete(member)
      found.push(component)
    }
  }
  return found
}
