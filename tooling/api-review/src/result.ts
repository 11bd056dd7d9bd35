import type { Finding, Level, Verdict } from './findings.ts'
import type { Coverage } from './roles/conclude.ts'
import type { Base } from './review/git.ts'
import type { Place } from './review/source-places.ts'

/** Version of {@link ReviewResult}: it grows when a field is removed or changes its meaning. */
export const resultSchema = 'signpost-review/1'

/** Review of a repository. Plain data: every output format is a function of it. */
export interface ReviewResult {
  schema: typeof resultSchema
  base: Base
  head: {
    /** Folder of the reports in the working tree. */
    folder: string
  }
  /**
   * `unchanged`: no finding; `compatible`: no break; `accepted`: every break is accepted; `breaking`: one is not. Breaks are
   * those of the pragmatic verdict.
   */
  outcome: 'unchanged' | 'compatible' | 'accepted' | 'breaking'
  /** Over all findings, accepted ones included. */
  verdict: Verdict
  /** Packages with a changed report, by name. */
  packages: PackageReview[]
  /** Number of packages whose reports equal those of the base. */
  unchanged: number
  /** How much of the changed reports was compared; absent when no report differs. */
  coverage?: Coverage
  /** Worst first, then by package, symbol and rule. */
  findings: ReviewFinding[]
  /** Acceptances that the head adds or changes. */
  newAcceptances: NewAcceptance[]
  /** Whether the head changes `policy.json`, which takes effect in the next review. */
  isPolicyChanged: boolean
}

/** A package whose API changed. */
export interface PackageReview extends Verdict {
  name: string
  /** Its folder; absent when the repository has no package of that name. */
  path?: string
  status: 'added' | 'changed' | 'removed'
  /** The removed package that this added one resembles. */
  renamedFrom?: string
  /** Version in the base; absent when it is new there. */
  version?: string
  /** Size of the release that it needs: that of the pragmatic verdict, and a minor for a break below 1.0.0. */
  bump: Level
  changeset: ChangesetReview
  /** Packages of the repository that depend on it or mention its types. */
  affected: string[]
}

/** Changesets of a package against the release that it needs. */
export interface ChangesetReview {
  /** Largest bump of its changesets; absent when it has none. */
  found?: Level
  /** `unneeded`: the package is unpublished, or needs no release. */
  state: 'enough' | 'too-small' | 'missing' | 'unneeded'
}

/** A finding of one package. */
export interface ReviewFinding extends Finding {
  /** Stable across edits of other symbols; `accept` takes it. */
  id: string
  package: string
  /** Source line of the symbol when the package is extracted, else its line in the report. */
  place: Place
  /** Present when, by the policy of the base, an acceptance counts only once the base has it. */
  needsOwner?: true
  acceptance?: {
    reason: string
    until?: string
    /** `expired` and `needs-owner` do not count. */
    state: 'accepted' | 'expired' | 'needs-owner'
  }
}

/** An acceptance that the head adds or changes. */
export interface NewAcceptance {
  finding: string
  reason: string
  until?: string
  /** `unused`: no finding has this id. */
  state: 'accepted' | 'expired' | 'needs-owner' | 'unused'
}

/** Whether a finding is a break that is not accepted. */
export function isOpenBreak({ pragmatic, acceptance }: ReviewFinding): boolean {
  return pragmatic === 'major' && acceptance?.state !== 'accepted'
}
