import { type Graph, type Manifest, openGraph } from '@signpost/symbol-graph/reader'

let opened: Graph | undefined
let seen: Manifest | undefined
let generation = 0

/**
 * The symbol graph of the folder that `SIGNPOST_GRAPH` names, `.graph` by default; opened by the first request.
 *
 * In development it is looked at again by every request; otherwise by {@link refreshGraph}.
 *
 * @throws the reader's errors when there is no graph or it is of another format.
 */
export function graph(): Graph {
  if (opened === undefined || import.meta.env.DEV) refreshGraph()
  return opened!
}

/** Reads the graph again when another one is on disk; returns whether the graph is another than at the last call. */
export function refreshGraph(): boolean {
  if (opened === undefined) opened = openGraph(process.env.SIGNPOST_GRAPH ?? '.graph')
  else opened.refresh()
  // A read that met a replaced file has refreshed the graph itself.
  if (opened.manifest === seen) return false
  seen = opened.manifest
  generation += 1
  return true
}

/** Counts the graphs seen so far: what was made from another one is out of date. */
export function graphGeneration(): number {
  return generation
}
