import { coverageOf, type Coverage } from '@signpost/examples/reader'
import { exampleAnswers } from './examples.server.ts'
import { graph } from './graph.server.ts'

/** Slug of the page of coverage among those of packages; a package of that name has its place. */
export const coverageSlug = 'coverage'

/** Coverage of a package. */
interface PackageCoverage extends Coverage {
  slug: string
  name: string
}

/** Whether the site has the page of coverage: it has packages, and none has its address. */
export function hasCoveragePage(): boolean {
  const { packages } = graph().manifest
  return packages.length > 0 && packages.every(({ slug }) => slug.toLowerCase() !== coverageSlug)
}

/** How much of each package is documented, has examples, and has checked ones. */
export function packageCoverage(): PackageCoverage[] {
  const answered = exampleAnswers().manifest?.packages.filter(({ isDocs }) => !isDocs)
  return graph().manifest.packages.map(({ slug, name, coverage }) => ({
    slug,
    name,
    ...coverageOf(
      coverage,
      answered?.find((one) => one.name === name),
    ),
  }))
}
