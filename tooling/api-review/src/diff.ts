import { compareAll } from './compare-sides.ts'
import type { Finding } from './findings.ts'
import { limitInternal } from './limit-internal.ts'
import { compareAmbient } from './compare-ambient.ts'
import { compareFacts } from './package/compare-facts.ts'
import { haveCommonExports } from './common-exports.ts'
import { sideName } from './output/verdict-line.ts'
import { ruleFinding } from './rules/rule-finding.ts'
import { withConditionalTypes } from './parse/conditional-types.ts'
import { leaveOutFaults, type Readable } from './parse/leave-out-faults.ts'
import { readSide } from './parse/read-side.ts'
import type { Side } from './parse/side.ts'
import { mergeTwinEntries, withTwinPlaces } from './parse/twin-entries.ts'
import { completeWithDependencies } from './parse/with-dependencies.ts'
import type { Comparison } from './roles/conclude.ts'
import { defaultOptions } from './compiler/program.ts'

/** Version of the JSON that `diff --json` prints. */
export const findingsSchema = 'signpost-api-review/1'

/** Comparison of two labels. */
export interface LabelComparison extends Comparison {
  sides: { base: Side; head: Side }
  /** Sentences on files that were left out, because they cannot be read. */
  problems: string[]
  /** Sentences on how the sides were compared. */
  notes: string[]
}

/**
 * Compares two versions of an API, all but the files that cannot be read.
 *
 * @param base - A `.d.ts`, an `.api.md`, a folder, a `.tgz` or `npm:<name>@<version>`.
 * @throws Error when a side cannot be read, no entry point can, or two packages of different names have no export in common.
 */
export function compareLabels(base: string, head: string): LabelComparison {
  const { problems, ...sides } = readBoth(base, head)
  const notes = renamingNotes(sides.base, sides.head)
  try {
    return { ...compareOnce(sides.base, sides.head), sides, problems, notes }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Error(
      `${base} and ${head} cannot be compared: types that name each other are nested too deeply (${error.message}). ` +
        'Compare their declaration files one by one to find the type, and report it.',
    )
  }
}

/** Compares two sides, entry points that say the same once. */
function compareOnce(base: Side, head: Side): Comparison {
  // Reports of a folder may be alike and are of different packages.
  if (!base.facts || !head.facts) return compareWhole(base, head)
  const { twins, ...once } = mergeTwinEntries(base, head)
  const { findings, coverage } = compareWhole(once.base, once.head)
  const count = [...twins.values()].flat().length
  return {
    findings: findings.map((finding) => withTwinPlaces(finding, twins)),
    coverage: { ...coverage, ...(count > 0 && { twins: count }) },
  }
}

/** @throws Error when the names of two packages differ and nothing shows that one follows the other. */
function renamingNotes(base: Side, head: Side): string[] {
  const [before, after] = [sideName(base).name, sideName(head).name]
  if (before === undefined || after === undefined || before === after) return []
  if (!haveCommonExports(base, head))
    throw new Error(
      `${before} and ${after} are different packages: no entry point of both has an export of the same name. ` +
        'Compare two versions of one package, or of one that was renamed.',
    )
  return [
    `The packages have different names, ${before} and ${after}: each entry point is compared with the one of the same path.`,
  ]
}

function readBoth(base: string, head: string): Readable {
  const sides = withConditionalTypes(readSide(base), readSide(head))
  return leaveOutFaults(sides.base, sides.head)
}

/**
 * Compares two versions of an API.
 *
 * @throws Error like {@link compareLabels}, and when a file of a side cannot be read.
 */
export function diff(base: string, head: string): Finding[] {
  const { findings, problems } = compareLabels(base, head)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return findings
}

/** Compares two sides, entry points that come and go and what two manifests promise included. */
export function compareWhole(base: Side, head: Side): Comparison {
  const [facts, others] = [base.facts, head.facts]
  const hasManifests = facts !== undefined && others !== undefined
  const completed = completeWithDependencies(base, head)
  const entries = hasManifests ? compareFacts(facts, others) : compareEntries(base, head)
  const promises = [...entries, ...compareAmbient(base, head)].map(limitInternal)
  const { findings, coverage } = compareAll(completed.base, completed.head, defaultOptions, completed.stubs)
  const { missing, lost } = completed
  const lacks = lost.map((path) => ruleFinding('declarations-lost', path))
  return {
    findings: [...promises, ...lacks, ...findings],
    coverage: { ...coverage, ...(missing.length > 0 && { notInstalled: missing }) },
  }
}

function compareEntries(base: Side, head: Side): Finding[] {
  const entries = (one: Side, other: Side, rule: 'entry-removed' | 'entry-added') =>
    [...one.entries.keys()].filter((entry) => !other.entries.has(entry)).map((entry) => ruleFinding(rule, entry))
  return [...entries(base, head, 'entry-removed'), ...entries(head, base, 'entry-added')]
}
