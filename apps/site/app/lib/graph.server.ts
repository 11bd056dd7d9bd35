import { type Graph, openGraph } from '@signpost/symbol-graph/reader'

let opened: Graph | undefined
let generation = 0

/**
 * The symbol graph of the folder that `SIGNPOST_GRAPH` names, `.graph` by default; opened by the first request.
 *
 * In development it is looked at again by every request; otherwise it is read once.
 *
 * @throws the reader's errors when there is no graph or it is of another format.
 */
export function graph(): Graph {
  opened ??= openGraph(process.env.SIGNPOST_GRAPH ?? '.graph')
  if (import.meta.env.DEV && opened.refresh()) generation += 1
  return opened
}

/** Counts the graphs seen so far: what was made from another one is out of date. */
export function graphGeneration(): number {
  return generation
}
