import { contentFolder } from './content.server.ts'
import { graphFolder } from './graph.server.ts'

/**
 * Reads the graph and the content again when they were replaced on disk. Returns true when either has changed.
 *
 * @throws the readers' errors; the earlier data stays in use.
 */
export function refreshData(): boolean {
  const replaced = [graphFolder.refresh(), contentFolder.refresh()]
  return replaced.includes(true)
}
