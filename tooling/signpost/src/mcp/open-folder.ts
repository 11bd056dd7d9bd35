import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openWords } from '@signpost/name-search'
import { openGraph } from '@signpost/graph-model'
import { StepError } from '../steps/step-error.ts'
import type { GraphSource } from './graph-source.ts'

/**
 * Opens a built graph. Every question reads it anew when it was replaced.
 *
 * @throws StepError when there is none, GraphFormatError for one of another version.
 */
export function openFolder(folder: string): GraphSource {
  if (!existsSync(join(folder, 'manifest.json'))) {
    throw new StepError(
      'mcp',
      '',
      `${folder}: found no symbol graph, expected the one of a build. Run \`signpost build\` first, or name the address of a site: signpost mcp https://docs.example.com/`,
    )
  }
  const graph = openGraph(folder)
  const current = <Result>(read: () => Result): Promise<Result> =>
    new Promise((resolve) => {
      graph.refresh()
      resolve(read())
    })
  return {
    packages: () => current(() => graph.manifest.packages),
    package: (slug) =>
      current(() => {
        const index = graph.package(slug)
        return index && { index, readme: graph.readme(slug) }
      }),
    changes: (slug) => current(() => graph.changes(slug)),
    symbol: (id) => current(() => graph.byId(id)),
    names: () => current(() => graph.namesFile()),
    words: (piece) =>
      current(() => {
        const file = graph.wordsFile()
        return file && openWords(file)(piece)
      }),
    signatures: (file) => current(() => graph.signaturesFile(file)?.text),
  }
}
