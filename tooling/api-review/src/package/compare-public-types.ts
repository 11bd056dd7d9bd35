import intersects from 'semver/ranges/intersects.js'
import type { Finding } from '../findings.ts'
import { isInStep, type PackageFacts } from './facts.ts'
import { packagesOf } from './exports-map.ts'
import { ruleFinding } from '../rules/rule-finding.ts'

/** Compares what the types of a package need and bring: dependencies whose types are public, versions of TypeScript, and globals. */
export function comparePublicTypes(base: PackageFacts, head: PackageFacts): Finding[] {
  const versions = [...base.typesVersions].flatMap(([range, paths]) => {
    const kept = head.typesVersions.get(range)
    return kept === undefined ? [range] : paths.filter((path) => !kept.includes(path)).map((path) => `${range} ${path}`)
  })
  return [
    ...[...base.dependencies].flatMap(([name, range]) => compareDependency(base, head, name, range)),
    ...[...base.globalTypes.brought]
      .filter((name) => !packagesOf(name).some((one) => head.globalTypes.named.has(one)))
      .map((name) => ruleFinding('global-types-dropped', '.', name)),
    ...versions.map((range) => ruleFinding('types-versions-removed', '.', range, 'typesVersions')),
  ]
}

function compareDependency(base: PackageFacts, head: PackageFacts, name: string, before: string): Finding[] {
  const imported = importedName(name)
  if (!base.imports.has(imported) || !head.imports.has(imported)) return []
  // A peer is installed too; npm compares its range with that of the consumer.
  const after = head.dependencies.get(name) ?? head.peers.get(name)?.range
  if (after !== undefined && (overlaps(before, after) || (isInStep(base, before) && isInStep(head, after)))) return []
  return [ruleFinding('public-dependency-changed', '.', `${before} -> ${after ?? 'none'}`, `dependencies.${name}`)]
}

/** Package that a package of types describes: `@types/a__b` describes `@a/b`. */
function importedName(name: string): string {
  return name.replace(/^@types\/(?:(.+)__)?/, (_, scope) => (scope === undefined ? '' : `@${scope}/`))
}

/** Ranges that are no versions, such as `workspace:^`, only overlap equal ones. */
function overlaps(before: string, after: string): boolean {
  if (before === after) return true
  const isOwn = [before, after].every((range) => range.startsWith('workspace:'))
  try {
    return isOwn || intersects(before, after, { loose: true })
  } catch {
    return false
  }
}
