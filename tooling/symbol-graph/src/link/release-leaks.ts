import type { Diagnostic } from '@signpost/diagnostics'
import type { Release } from '@signpost/graph-model/model'
import { isSuppressed } from '../docs/comment.ts'
import { commentsOf } from '../draft/comments-of.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { leastPublic, releaseOf } from './releases.ts'
import { resolveReference } from './resolve-reference.ts'

/** Reports signatures that name a less stable type, such as a public function that takes an alpha type. */
export function reportLeaks(
  symbol: IndexedSymbol,
  release: Release,
  index: GraphIndex,
  diagnostics: Diagnostic[],
): void {
  const { draft } = symbol
  if (draft.aliasOf !== undefined) return
  const leaked = new Map<string, Release>()
  for (const { signatures, members } of draft.facets) {
    for (const one of [...signatures, ...members.flatMap((member) => member.signatures)]) {
      const promised = leastPublic(one.release ?? 'public', release)
      for (const { target } of one.references) {
        const named = resolveReference(target, symbol.package, draft.entry, index)?.symbol
        if (named === undefined || named === symbol || named.draft.isUnexported === true) continue
        // Skip aliases: the package that declares a type sets its release.
        if (named.draft.aliasOf !== undefined) continue
        const kept = releaseOf(named, index)
        if (leastPublic(promised, kept) !== promised) leaked.set(named.draft.id, kept)
      }
    }
  }
  if (leaked.size === 0 || isSuppressed('SG-RELEASE-LEAK', commentsOf(draft))) return
  const source = draft.facets.flatMap(({ signatures }) => signatures).find((one) => one.source !== undefined)?.source
  diagnostics.push({
    code: 'SG-RELEASE-LEAK',
    severity: 'warning',
    file: source?.file ?? `${symbol.package.draft.source.repoPath}/package.json`,
    ...(source === undefined ? {} : { line: source.line }),
    symbol: draft.id,
    found: `${draft.id} is ${release} and names ${[...leaked]
      .map(([id, kept]) => `${id} (${kept})`)
      .sort()
      .join(', ')}`,
    expected: 'signatures that name nothing less finished than themselves',
    nextStep: 'Give both the same release tag.',
  })
}
