import { openGraph } from '@signpost/graph-model'
import { dataFolder } from './data-folder.server.ts'

/** The folder of the symbol graph: `SIGNPOST_GRAPH`, or `.graph`. */
export const graphFolder = dataFolder(() => openGraph(process.env.SIGNPOST_GRAPH ?? '.graph'))

/** The symbol graph. See {@link DataFolder.current}. */
export const graph = graphFolder.current
