import type { Diagnostic } from '@signpost/diagnostics'
import { nameless } from './bases.ts'
import type { IndexedSymbol } from './graph-index.ts'

/**
 * Reports members of a class, interface or enum that neither its page nor a linked one has. The compiler counted them, so it does
 * not matter in which way they are inherited.
 *
 * @param keys - Members of the page, inherited ones included; see `memberKey`.
 */
export function missingMembers({ draft, package: one }: IndexedSymbol, keys: ReadonlySet<string>): Diagnostic[] {
  const expected = draft.facets.find(({ memberCount }) => memberCount !== undefined)?.memberCount ?? 0
  const shown = [...keys].filter((key) => !key.includes(nameless)).length
  if (shown >= expected) return []
  const source = draft.facets.flatMap(({ signatures }) => signatures).find((signature) => signature.source)?.source
  const count = expected - shown
  return [
    {
      code: 'SG-MEMBERS-MISSING',
      severity: 'warning',
      file: source?.file ?? `${one.draft.source.repoPath}/package.json`,
      ...(source === undefined ? {} : { line: source.line }),
      symbol: draft.id,
      found: `${count} of ${expected} members of ${draft.name} on no page`,
      expected: 'every member that the compiler finds, declared or inherited',
      nextStep:
        'Document the package of its base too, and write a function with a prototype as a class. Otherwise this is a fault of Signpost: please report it.',
    },
  ]
}
