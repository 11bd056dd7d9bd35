import { contentFolder } from './content.server.ts'
import { examplesFolder } from './examples.server.ts'
import { graphFolder } from './graph.server.ts'

/**
 * Reads the graph, the content and the answers about examples again when they were replaced on disk. Returns true when one has changed.
 *
 * @throws the readers' errors; the earlier data stays in use.
 */
export function refreshData(): boolean {
  const replaced = [graphFolder.refresh(), contentFolder.refresh(), examplesFolder.refresh()]
  return replaced.includes(true)
}
