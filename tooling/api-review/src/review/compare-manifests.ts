import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFiles, publishedToJsr } from '@signpost/files/manifests'
import type { Finding } from '../findings.ts'
import { compareFacts } from '../package/compare-facts.ts'
import { type PackageFacts, parsedRecord, readFacts } from '../package/facts.ts'
import { exportsEntries, packagesOf } from '../package/exports-map.ts'
import { ruleFinding } from '../rules/rule-finding.ts'
import { readText } from '../parse/read-text.ts'
import { findingIds } from '../finding-id.ts'
import type { ReportSet } from './report-set.ts'
import type { ReviewFinding } from '../result.ts'
import type { Workspace } from './workspaces.ts'

/** Input of the comparison of manifests. */
export interface ManifestsInput {
  root: string
  /** Manifests of the base by path. */
  committed: ReadonlyMap<string, string>
  workspaces: ReadonlyMap<string, Workspace>
  reports: { base: ReportSet; head: ReportSet }
}

/**
 * Compares the manifests of all published packages with those of a commit: what package.json promises, and the exports of a package
 * at JSR. A manifest that the base does not have, or that is broken there, promises nothing.
 *
 * @returns Findings with their lines in the manifests of the head. Entry points that come or go with their reports are left out.
 */
export function compareManifests({ root, committed, workspaces, reports }: ManifestsInput): ReviewFinding[] {
  return [...workspaces.values()].flatMap((workspace) => {
    const before = (name: string) => committed.get(manifestFile(workspace, name))
    const after = (name: string) => textOf(root, manifestFile(workspace, name))
    return [compareNpm(before, after, workspace, reports), compareJsr(before, after)].flatMap((compared) => {
      if (compared === undefined) return []
      const findings = compared.findings.filter(({ rule, entry }) => !isReported(rule, entry, reports))
      const ids = findingIds(findings, ({ message }) => [message])
      return findings.map((finding, index): ReviewFinding => {
        const place = {
          file: manifestFile(workspace, compared.file),
          line: lineOf(compared.text, finding, compared.name),
        }
        return { ...finding, id: ids[index] as string, package: workspace.name, place }
      })
    })
  })
}

/** Findings of a manifest, with the file in which they are shown and the name of the package there. */
interface Compared {
  findings: readonly Finding[]
  file: string
  text: string
  name: string
}

/** Returns the text of a manifest in a package's folder, by the name of the file; undefined without one. */
type Manifests = (name: string) => string | undefined

function compareNpm(
  before: Manifests,
  after: Manifests,
  workspace: Workspace,
  reports: ManifestsInput['reports'],
): Compared | undefined {
  const file = 'package.json'
  const [baseText, text] = [before(file), after(file)]
  if (baseText === undefined || baseText === text) return undefined
  const base = parsedRecord(baseText)
  if (text === undefined) return leaveNpm(base, after, workspace)
  const head = parsedRecord(text)
  if (!base || !head || base['private'] === true || head['private'] === true || base['name'] !== head['name'])
    return undefined
  const { name } = workspace
  const findings = compareFacts(factsOf(base, reports.base, workspace), factsOf(head, reports.head, workspace)).map(
    (finding): Finding => ({ ...finding, entry: specifierOf(name, finding.entry) }),
  )
  return { findings, file, text, name }
}

/** A package whose package.json is gone, and that another manifest keeps in the repository. */
function leaveNpm(
  base: Record<string, unknown> | undefined,
  after: Manifests,
  { name }: Workspace,
): Compared | undefined {
  if (!base || base['private'] === true || base['name'] === undefined) return undefined
  const findings = readFacts(base).entries.map(([subpath]) =>
    ruleFinding('entry-removed', specifierOf(name, subpath), 'at npm'),
  )
  return { findings, ...remaining(after), name }
}

/** First manifest that a package still has, for a finding about one that is gone. */
function remaining(after: Manifests): Pick<Compared, 'file' | 'text'> {
  const file = manifestFiles.find((name) => after(name) !== undefined) ?? 'package.json'
  return { file, text: after(file) ?? '' }
}

/** Compares the exports of a package at JSR, whichever of its files has them. One that leaves JSR takes all of them along. */
function compareJsr(before: Manifests, after: Manifests): Compared | undefined {
  const [base, head] = [publishedToJsr(before), publishedToJsr(after)]
  const name = base?.fields['name'] as string
  if (base === undefined || (head !== undefined && head.fields['name'] !== name)) return undefined
  const subpaths = (manifest: typeof head) =>
    new Set(exportsEntries(manifest?.fields['exports'] ?? {}).map(([subpath]) => subpath))
  const [old, current] = [subpaths(base), subpaths(head)]
  const finding = (rule: 'entry-removed' | 'entry-added') => (subpath: string) =>
    ruleFinding(rule, specifierOf(name, subpath), 'at JSR')
  const { file, text } = head ?? remaining(after)
  const findings = [
    ...[...old].filter((subpath) => !current.has(subpath)).map(finding('entry-removed')),
    ...[...current].filter((subpath) => !old.has(subpath)).map(finding('entry-added')),
  ]
  return { findings, file, text, name }
}

/** Text of a file of the working tree; undefined for a link, and without the file. */
function textOf(root: string, file: string): string | undefined {
  const path = join(root, file)
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readText(path, file) : undefined
}

function factsOf(manifest: Record<string, unknown>, reports: ReportSet, { name }: Workspace): PackageFacts {
  const own = [...reports.values()].filter(({ packageName }) => packageName === name)
  return readFacts(manifest, undefined, new Set(own.flatMap(({ imports }) => imports.flatMap(packagesOf))))
}

/** Path of a package's manifest. */
export function manifestFile({ path }: Workspace, name: string): string {
  return path === '' ? name : `${path}/${name}`
}

/** Paths of all manifests that a package may have. */
export function manifestPaths(workspace: Workspace): string[] {
  return manifestFiles.map((name) => manifestFile(workspace, name))
}

/** The version of a package in a commit; undefined where its manifests name none. */
export function committedVersion(workspace: Workspace, committed: ReadonlyMap<string, string>): string | undefined {
  const before = (name: string) => committed.get(manifestFile(workspace, name))
  const all = [parsedRecord(before('package.json') ?? ''), publishedToJsr(before)?.fields]
  return all.map((fields) => fields?.['version']).find((version) => typeof version === 'string')
}

function specifierOf(name: string, subpath: string): string {
  return subpath === '.' ? name : `${name}/${subpath.slice(2)}`
}

function isReported(rule: string, entry: string, { base, head }: ManifestsInput['reports']): boolean {
  if (rule === 'entry-removed' || rule === 'entry-types-removed') return base.has(entry) && !head.has(entry)
  return (rule === 'entry-added' || rule === 'entry-types-added') && head.has(entry) && !base.has(entry)
}

/** Line of the field that a finding is about, or the first. */
function lineOf(text: string, { entry, symbol, rule }: Finding, name: string): number {
  const [field = '', ...rest] = symbol.split('.')
  const subpath = entry === name ? '.' : `./${entry.slice(name.length + 1)}`
  const keys =
    symbol === '' ? ['exports', ...(rule === 'deep-imports-closed' ? [] : [subpath])] : [field, rest.join('.')]
  let found = 0
  for (const key of keys) {
    const next = text.indexOf(`${JSON.stringify(key)}:`, found)
    if (next >= 0) found = next
  }
  return text.slice(0, found).split('\n').length
}
