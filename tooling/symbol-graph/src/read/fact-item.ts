import type { ExcerptRangeFacts, ItemFacts } from '@signpost/api-extract'
import type { ExcerptRange, ModelItem } from './model-item.ts'

/** Converts a declaration that only the facts have to a doc model item. */
export function itemOfFacts(facts: ItemFacts): ModelItem {
  const { kind, name, excerpt, comment, flags, parameters, typeParameters, overload, members } = facts
  return {
    kind,
    name,
    canonicalReference: '',
    excerpt,
    ...(comment === undefined ? {} : { comment }),
    flags: flags ?? [],
    parameters: (parameters ?? []).map((one) => ({
      name: one.name,
      type: rangeOf(one.type),
      optional: one.optional === true,
    })),
    typeParameters: (typeParameters ?? []).map((one) => ({
      name: one.name,
      constraint: rangeOf(one.constraint),
      default: rangeOf(one.default),
    })),
    ...(facts.type === undefined ? {} : { type: rangeOf(facts.type) }),
    ...(facts.initializer === undefined ? {} : { initializer: rangeOf(facts.initializer) }),
    extends: (facts.extends ?? []).map(rangeOf),
    implements: (facts.implements ?? []).map(rangeOf),
    overload: overload ?? 1,
    members: (members ?? []).map(itemOfFacts),
    ...(facts.setterComment === undefined ? {} : { setterComment: facts.setterComment }),
    ...(facts.sourceLine === undefined ? {} : { sourceLine: facts.sourceLine }),
    ...(facts.defaults === undefined ? {} : { defaults: facts.defaults }),
    ...(facts.parts === undefined ? {} : { parts: facts.parts }),
  }
}

function rangeOf([from, to]: ExcerptRangeFacts): ExcerptRange {
  return { from, to }
}
