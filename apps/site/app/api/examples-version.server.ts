import type { AnsweredBlock, AnsweredPackage } from '@signpost/examples/reader'
import type { PageKey } from '@signpost/graph-model'
import { cachedPage, digest, exampleAnswers, readSymbol, targetPlace, targetRef } from '#app/data/index.server.ts'
import type { Locale } from '#app/urls/index.ts'
import { otherExamples, usesOf } from './other-examples.server.ts'

/**
 * Fingerprint of the compiler's answers about the examples of a package, with the cards of the symbols that they link.
 *
 * @param name - Name of the package; absent for docs.
 */
export function examplesVersion(name?: string): string {
  const { manifest } = exampleAnswers()
  if (manifest === null) return ''
  return cachedPage(`version/examples/${name ?? ''}`, () => {
    const own = manifest.packages.filter((one) => (name === undefined ? one.isDocs : !one.isDocs && one.name === name))
    return digest(
      own.map((one) => [about(one), Object.entries(one.blocks).map(([key, block]) => [key, shownOf(block)])]),
    )
  })
}

/** Fingerprint of the examples of other pages that a symbol's page shows. */
export function otherExamplesVersion(key: PageKey, locale: Locale): string {
  const { manifest } = exampleAnswers()
  const uses = manifest === null ? [] : usesOf(key)
  const page = uses.length === 0 ? undefined : readSymbol(key)
  if (page === undefined || 'redirect' in page) return ''
  const answers = uses.map((use) => {
    const one = manifest!.packages[use.in]
    const block = one?.blocks[use.key]
    return [one && about(one), block && shownOf(block)]
  })
  return digest([otherExamples(page, locale), answers])
}

function about({ name, version, typescript }: AnsweredPackage): unknown {
  return [name, version, typescript]
}

/** An answer with what its links lead to in place of the numbers of these, which change with every other example. */
function shownOf({ links, ...block }: AnsweredBlock): unknown {
  const cards = links.map(([line, column, length, index]) => {
    const target = exampleAnswers().target(index)
    const place = target && targetPlace(target)
    return [line, column, length, place, place && targetRef(place)]
  })
  return [block, cards]
}
