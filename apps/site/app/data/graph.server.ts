import { join } from 'node:path'
import { openGraph, withReleases } from '@signpost/graph-model'
import { dataFolder } from './data-folder.server.ts'

/** The folder of the symbol graph, `SIGNPOST_GRAPH` or `.graph`, with the releases in `SIGNPOST_RELEASES` or `.releases`. */
export const graphFolder = dataFolder(() =>
  withReleases(
    openGraph(process.env.SIGNPOST_GRAPH ?? '.graph'),
    join(process.env.SIGNPOST_RELEASES ?? '.releases', 'list.json'),
  ),
)

/** The symbol graph. See {@link DataFolder.current}. */
export const graph = graphFolder.current
