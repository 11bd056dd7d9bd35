import semverDiff from 'semver/functions/diff.js'
import valid from 'semver/functions/valid.js'
import type { Finding } from '../findings.ts'
import { overall } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { requiredBump } from '../release/required-bump.ts'

/** A side as a report names it. */
export interface SideName {
  label: string
  /** Of the package; absent for declarations and reports. */
  name?: string
  version?: string
}

/** Name and version of a side: those of its manifest, or of its label `npm:<name>@<version>`. */
export function sideName({ label, facts }: Side): SideName {
  const [, npmName, npmVersion] = /^npm:(.+)@([^@]+)$/.exec(label) ?? []
  const name = facts?.name ?? npmName
  const version = facts?.version ?? npmVersion
  return { label, ...(name !== undefined && { name }), ...(version !== undefined && { version }) }
}

/** The verdict in one line: `Checked zod 4.1.0 -> 4.2.0: released as a minor, needs a major: 3 breaks, 3 proven.` */
export function verdictLine(findings: readonly Finding[], base: SideName, head: SideName): string {
  const version = versionOf(base)
  const { pragmatic } = overall(findings)
  const needed = version === undefined ? pragmatic : requiredBump(pragmatic, version)
  const released = releaseOf(base, head)
  const needs = needed === 'none' ? 'needs no release' : `needs a ${needed}`
  const verdict = findings.length === 0 ? 'no change' : `${needs}: ${countsOf(findings)}`
  return `Checked ${pairOf(base, head)}: ${released === undefined ? '' : `released as a ${released}, `}${verdict}.`
}

/** Numbers of breaks: `3 breaks, 2 proven, 1 possible`. */
export function countsOf(findings: readonly Finding[]): string {
  const breaks = findings.filter(({ pragmatic }) => pragmatic === 'major')
  const proven = breaks.filter(({ proof }) => proof === 'proven').length
  const possible = findings.filter((finding) => finding.possible === 'major').length
  return [
    breaks.length === 0 ? 'no break' : `${breaks.length} ${breaks.length === 1 ? 'break' : 'breaks'}`,
    ...(breaks.length > 0 ? [`${proven} proven`] : []),
    ...(possible > 0 ? [`${possible} possible`] : []),
  ].join(', ')
}

function pairOf(base: SideName, head: SideName): string {
  const nameOf = ({ name, version, label }: SideName) =>
    name === undefined || version === undefined ? label : `${name} ${version}`
  const isSame = base.name !== undefined && base.name === head.name && head.version !== undefined
  return `${nameOf(base)} -> ${isSame && base.version !== undefined ? head.version : nameOf(head)}`
}

function versionOf({ version }: SideName): string | undefined {
  return version === undefined ? undefined : (valid(version) ?? undefined)
}

/** How the head was released after the base, or undefined when it was not. */
function releaseOf(base: SideName, head: SideName): string | undefined {
  const [before, after] = [versionOf(base), versionOf(head)]
  if (before === undefined || after === undefined || base.name !== head.name) return undefined
  return semverDiff(before, after) ?? undefined
}
