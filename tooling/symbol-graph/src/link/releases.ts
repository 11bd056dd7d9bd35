import type { DraftSignature } from '../draft/draft.ts'
import type { Release } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'

const order: readonly Release[] = ['internal', 'alpha', 'beta', 'public']

/** The less finished of two. */
export function leastPublic(a: Release, b: Release): Release {
  return order.indexOf(a) < order.indexOf(b) ? a : b
}

/**
 * How finished a symbol is: the least finished of what it is tagged with and what encloses it. A namespace without a
 * tag, made from a module, is what the least finished of its children is; anything else without a tag is public.
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

/** The most finished of some declarations; absent when none says. */
export function mostFinished(signatures: readonly DraftSignature[]): Release | undefined {
  return signatures
    .flatMap(({ release }) => release ?? [])
    .reduce<Release | undefined>((most, one) => {
      return most === undefined || order.indexOf(one) > order.indexOf(most) ? one : most
    }, undefined)
}
