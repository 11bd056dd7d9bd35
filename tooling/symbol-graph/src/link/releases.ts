import type { DraftSignature } from '../draft/draft.ts'
import type { Release } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'

const order: readonly Release[] = ['internal', 'alpha', 'beta', 'public']

/** Returns the less stable of two releases. */
export function leastPublic(a: Release, b: Release): Release {
  return order.indexOf(a) < order.indexOf(b) ? a : b
}

/**
 * Release of a symbol: the least stable of its tag and the tags of the enclosing namespaces. An untagged namespace made
 * from a module takes the least stable release of its children. Any other untagged symbol counts as public.
 */
export function releaseOf(symbol: IndexedSymbol, index: GraphIndex): Release {
  const own = taggedRelease(symbol)
  const parent = symbol.draft.parent === undefined ? undefined : index.byId.get(symbol.draft.parent)
  const around = parent === undefined ? 'public' : enclosingRelease(parent, index)
  if (own !== undefined) return leastPublic(own, around)
  const children = symbol.draft.children.flatMap((id) => {
    const child = index.byId.get(id)
    return child === undefined ? [] : [taggedRelease(child) ?? 'public']
  })
  return children.reduce((least, child) => leastPublic(least, child), around)
}

function enclosingRelease(symbol: IndexedSymbol, index: GraphIndex): Release {
  const parent = symbol.draft.parent === undefined ? undefined : index.byId.get(symbol.draft.parent)
  const around = parent === undefined ? 'public' : enclosingRelease(parent, index)
  return leastPublic(taggedRelease(symbol) ?? 'public', around)
}

function taggedRelease({ draft }: IndexedSymbol): Release | undefined {
  return mostFinished(draft.facets.flatMap(({ signatures }) => signatures))
}

/** Most stable release tag of the signatures; absent when none has a tag. */
export function mostFinished(signatures: readonly DraftSignature[]): Release | undefined {
  return signatures
    .flatMap(({ release }) => release ?? [])
    .reduce<Release | undefined>((most, one) => {
      return most === undefined || order.indexOf(one) > order.indexOf(most) ? one : most
    }, undefined)
}
