import { compareSides } from './compare-sides.ts'
import { type Finding, smaller } from './findings.ts'
import { compareFacts, packageFinding } from './package/compare-facts.ts'
import { readSide } from './parse/read-side.ts'
import type { Side } from './parse/side.ts'
import { stubModules } from './parse/stub-modules.ts'
import { defaultOptions } from './types/program.ts'

/** Version of the JSON that `diff --json` prints. */
export const findingsSchema = 'signpost-api-review/1'

/**
 * Compares two versions of an API.
 *
 * @param base - A `.d.ts`, an `.api.md`, a folder, a `.tgz` or `npm:<name>@<version>`.
 * @throws Error when a side cannot be read, or two single files are not comparable.
 */
export function diff(base: string, head: string): Finding[] {
  return compare(readSide(base), readSide(head))
}

/** Compares two sides, entry points that come and go and what two manifests promise included. */
export function compare(base: Side, head: Side): Finding[] {
  const [facts, others] = [base.facts, head.facts]
  const hasManifests = facts !== undefined && others !== undefined
  const completed = stubModules(base, head)
  return [
    ...(hasManifests ? compareFacts(facts, others) : compareEntries(base, head)),
    ...compareSides(completed.base, completed.head, defaultOptions, completed.stubs),
  ].map(limitInternal)
}

/** Internal paths such as `./internal/Observable` promise nothing: pragmatically, their changes are at most a patch. */
function limitInternal(finding: Finding): Finding {
  const isInternal = /\/_?internals?(?:\/|$)/.test(finding.entry)
  return isInternal ? { ...finding, pragmatic: smaller(finding.pragmatic, 'patch') } : finding
}

function compareEntries(base: Side, head: Side): Finding[] {
  const entries = (one: Side, other: Side, rule: 'entry-removed' | 'entry-added') =>
    [...one.entries.keys()].filter((entry) => !other.entries.has(entry)).map((entry) => packageFinding(rule, entry))
  return [...entries(base, head, 'entry-removed'), ...entries(head, base, 'entry-added')]
}
