import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printable, type Diagnostic } from '@signpost/diagnostics'
import type { CoverageMinimum } from '@signpost/docs-content/reader'
import { coverageOf, openAnswers, percentOf, type Coverage } from '@signpost/examples/reader'
import type { Places } from '../steps/places.ts'

/** Coverage of a documented package. */
export interface PackageCoverage extends Coverage {
  name: string
  /** Relative to the root. */
  folder: string
}

/** Coverage of the packages of the last build. */
export function packageCoverage({ graph, examples }: Pick<Places, 'graph' | 'examples'>): PackageCoverage[] {
  const { packages } = JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as {
    packages: readonly { name: string; folder: string; coverage: { documented: number; total: number } }[]
  }
  const answered = openAnswers(examples).manifest?.packages.filter(({ isDocs }) => !isDocs)
  return packages.map(({ name, folder, coverage }) => {
    const own = answered?.find((one) => one.name === name)
    return { name, folder, ...coverageOf(coverage, own) }
  })
}

/** A line for each package: how much of it is documented, has examples, and has checked ones. */
export function coverageLines(packages: readonly PackageCoverage[]): string[] {
  return packages.map(({ name, symbols, documented, withExample, examples, checked }) => {
    const parts = [
      symbols === 0 ? 'no public symbols' : `${share(documented, symbols)} documented`,
      ...(withExample === undefined || symbols === 0 ? [] : [`${share(withExample, symbols)} with an example`]),
      ...(checked === undefined || examples === undefined || examples === 0
        ? []
        : [`${share(checked, examples)} of the examples checked`]),
    ]
    return `  ${printable(name)}: ${parts.join(', ')}`
  })
}

/** Packages below the smallest percentages. Examples that were not checked count as none. */
export function belowMinimum(packages: readonly PackageCoverage[], minimum: CoverageMinimum): Diagnostic[] {
  return packages.flatMap(({ folder, symbols, documented, withExample = 0, examples = 0, checked = 0 }) => {
    const shares: readonly (readonly [key: keyof CoverageMinimum, percent: number, what: string])[] = [
      ['documented', percentOf(documented, symbols), 'public symbols with a summary'],
      ['withExample', percentOf(withExample, symbols), 'public symbols with an example'],
      ['checked', percentOf(checked, examples), 'examples that are checked'],
    ]
    return shares.flatMap(([key, percent, what]): Diagnostic[] =>
      percent >= minimum[key]
        ? []
        : [
            {
              code: 'SP-COVERAGE',
              severity: 'error',
              file: folder === '' ? 'package.json' : `${folder}/package.json`,
              found: `${percent} % of ${what}`,
              expected: `at least ${minimum[key]} %, as coverage.${key} of the configuration says`,
              nextStep: 'Document more of the package, or lower the percentage.',
            },
          ],
    )
  })
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${percentOf(part, whole)} %)`
}
