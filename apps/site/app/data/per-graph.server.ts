import type { Manifest } from '@signpost/graph-model'
import { graph } from './graph.server.ts'

/**
 * Makes a function whose results are kept for one state of the graph.
 *
 * @param find - Finds the result of its arguments.
 * @param keyOf - Key under which it is kept; default: the first argument.
 */
export function perGraph<Args extends readonly unknown[], Result>(
  find: (...args: Args) => Result,
  keyOf: (...args: Args) => unknown = (...args) => args[0],
): (...args: Args) => Result {
  const states = new WeakMap<Manifest, Map<unknown, Result>>()
  return (...args) => {
    const { manifest } = graph()
    const known = states.get(manifest) ?? new Map<unknown, Result>()
    states.set(manifest, known)
    const key = keyOf(...args)
    if (!known.has(key)) known.set(key, find(...args))
    return known.get(key) as Result
  }
}
