import type { Manifest } from '@signpost/graph-model'
import { graph } from './graph.server.ts'

/**
 * Makes a function whose results are kept for one state of the graph.
 *
 * @param find - Finds the result of an input; `undefined` for none.
 * @param keyOf - Key under which it is kept.
 */
export function perGraph<Input, Result>(
  find: (input: Input) => Result | undefined,
  keyOf: (input: Input) => unknown,
): (input: Input) => Result | undefined {
  const states = new WeakMap<Manifest, Map<unknown, Result | undefined>>()
  return (input) => {
    const { manifest } = graph()
    const known = states.get(manifest) ?? new Map<unknown, Result | undefined>()
    states.set(manifest, known)
    const key = keyOf(input)
    if (!known.has(key)) known.set(key, find(input))
    return known.get(key)
  }
}
