import type { Diagnostic } from '@signpost/diagnostics'
import { addressName } from '@signpost/files'
import type { PackageSource } from './package-source.ts'

/** Names of a file of the graph, beside the folders of packages, and of the pages on all packages. */
const reserved = /^(?:manifest\.json|all|hierarchy|deprecated|coverage)$/iu

/**
 * Gives packages that share a slug `<scope>.<slug>` each, and drops all but the first (by path) that share a full name. A
 * package comes before the `@types` package that describes it, whose declarations it has.
 *
 * A slug is a folder name and part of addresses: unsupported characters are replaced. That of a release is given.
 *
 * @returns Packages sorted by slug in code units, whatever their order in the input.
 */
export function assignSlugs(packages: readonly PackageSource[]): {
  sources: PackageSource[]
  diagnostics: Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const byName = new Map<string, PackageSource>()
  const ordered = [...packages].sort(
    (a, b) => Number(isTypesOnly(a)) - Number(isTypesOnly(b)) || (a.repoPath < b.repoPath ? -1 : 1),
  )
  for (const one of ordered) {
    const first = byName.get(one.name)
    if (first === undefined) byName.set(one.name, one)
    else if (!isTypesOnly(one) || first.facts.package.typesPackage !== one.facts.package.typesPackage)
      diagnostics.push(duplicate(one, first))
  }

  const shared = countBy([...byName.values()].map(({ slug }) => slug.toLowerCase()))
  const taken = new Set<string>()
  const sources = [...byName.values()].map((one) => {
    if (one.release !== undefined) return one
    const scope = /^@(?<scope>[^/]+)\//u.exec(one.name)?.groups?.['scope']
    const isShared = shared.get(one.slug.toLowerCase())! > 1
    const name = addressName(isShared && scope !== undefined ? `${scope}.${one.slug}` : one.slug) || 'package'
    const wanted = reserved.test(name) ? `_${name}` : name
    let slug = wanted
    for (let count = 2; taken.has(slug.toLowerCase()); count += 1) slug = `${wanted}~${count}`
    taken.add(slug.toLowerCase())
    return { ...one, slug }
  })
  return { sources: sources.sort((a, b) => (a.slug < b.slug ? -1 : 1)), diagnostics }
}

/** Whether a package is an `@types` package, not the package that it describes. */
function isTypesOnly({ facts }: PackageSource): boolean {
  return facts.package.typesPackage !== undefined && facts.package.declarations === undefined
}

function duplicate({ repoPath, name }: PackageSource, first: PackageSource): Diagnostic {
  return {
    code: 'SG-DUPLICATE-PACKAGE',
    severity: 'error',
    file: `${repoPath}/package.json`,
    found: `a second package called "${name}"`,
    expected: `one package of that name; the first is in ${first.repoPath}`,
    nextStep: 'Rename one of them or leave one out; the second is not in the graph.',
  }
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
