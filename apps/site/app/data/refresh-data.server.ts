import { contentFolder } from './content.server.ts'
import { graphFolder } from './graph.server.ts'

/**
 * Reads the graph and the docs again when they were replaced on disk; returns whether one was.
 *
 * @throws the readers' errors when one cannot be read; what was read before stays.
 */
export function refreshData(): boolean {
  const replaced = [graphFolder.refresh(), contentFolder.refresh()]
  return replaced.includes(true)
}
