import { coverageOf, type Coverage } from '@signpost/examples/reader'
import { exampleAnswers } from './examples.server.ts'
import { graph } from './graph.server.ts'

/** Slug of the page of coverage among those of packages; the graph gives it to none. */
export const coverageSlug = 'coverage'

/** Coverage of a package. */
interface PackageCoverage extends Coverage {
  slug: string
  name: string
}

/** Whether the site has the page of coverage: it has packages. */
export function hasCoveragePage(): boolean {
  return graph().manifest.packages.length > 0
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
