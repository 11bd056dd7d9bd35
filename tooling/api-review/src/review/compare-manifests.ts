import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../findings.ts'
import { compareFacts } from '../package/compare-facts.ts'
import { type PackageFacts, readFacts } from '../package/facts.ts'
import { packagesOf } from '../package/exports-map.ts'
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
 * Compares the manifests of all published packages with those of a commit. A manifest that the base does not have, or that is
 * broken there, promises nothing.
 *
 * @returns Findings with their lines in the manifests of the head. Entry points that come or go with their reports are left out.
 */
export function compareManifests({ root, committed, workspaces, reports }: ManifestsInput): ReviewFinding[] {
  const paths = new Map([...workspaces.values()].map((workspace) => [manifestFile(workspace), workspace]))
  return [...committed].flatMap(([file, before]) => {
    const workspace = paths.get(file) as Workspace
    if (!lstatSync(join(root, file)).isFile()) return []
    const after = readText(join(root, file), file)
    if (before === after) return []
    const [base, head] = [parse(before), parse(after)]
    if (!base || !head || base['private'] === true || head['private'] === true || base['name'] !== head['name'])
      return []
    const findings = compareFacts(factsOf(base, reports.base, workspace), factsOf(head, reports.head, workspace))
      .map((finding): Finding => ({ ...finding, entry: specifierOf(workspace.name, finding.entry) }))
      .filter(({ rule, entry }) => !isReported(rule, entry, reports))
    const ids = findingIds(findings, ({ message }) => [message])
    return findings.map((finding, index): ReviewFinding => {
      const place = { file, line: lineOf(after, finding, workspace.name) }
      return { ...finding, id: ids[index] as string, package: workspace.name, place }
    })
  })
}

function factsOf(manifest: Record<string, unknown>, reports: ReportSet, { name }: Workspace): PackageFacts {
  const own = [...reports.values()].filter(({ packageName }) => packageName === name)
  return readFacts(manifest, undefined, new Set(own.flatMap(({ imports }) => imports.flatMap(packagesOf))))
}

/** Path of a package's manifest. */
export function manifestFile({ path }: Workspace): string {
  return path === '' ? 'package.json' : `${path}/package.json`
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null ? (manifest as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
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
