import { refreshContent } from './content.server.ts'
import { refreshGraph } from './graph.server.ts'

/**
 * Reads the graph and the docs again when they were replaced on disk; returns whether one was.
 *
 * @throws the readers' errors when one cannot be read; what was read before stays.
 */
export function refreshData(): boolean {
  const replaced = [refreshGraph(), refreshContent()]
  return replaced.includes(true)
}
