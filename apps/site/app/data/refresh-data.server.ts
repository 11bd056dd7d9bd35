import { contentFolder } from './content.server.ts'
import { examplesFolder } from './examples.server.ts'
import { graphFolder } from './graph.server.ts'
import { sourcesFolder } from './sources.server.ts'

/**
 * Reads the graph, the content, the answers about examples and the source pages again when they were replaced on disk. Returns true when one has changed.
 *
 * @throws the readers' errors; the earlier data stays in use.
 */
export function refreshData(): boolean {
  const replaced = [graphFolder, contentFolder, examplesFolder, sourcesFolder].map((folder) => folder.refresh())
  return replaced.includes(true)
}
