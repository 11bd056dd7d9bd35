import type { NameIndex } from '@signpost/name-search'
import { fold } from './fold.ts'
import type { GuideIndex } from './guides.ts'
import type { PackageHit, SearchAnswer, SearchQuestion } from './search-answer.ts'

/** Maximum number of packages, because all names of a scope begin alike. */
const mostPackages = 3

/**
 * Searches names, packages and docs. Names are in the order of the name index. A query with filters searches names
 * only.
 *
 * @param guides - Absent when the docs could not be loaded.
 */
export function answerSearch(index: NameIndex, guides: GuideIndex | undefined, question: SearchQuestion): SearchAnswer {
  const { query } = question
  const { hits, total, terms, filters } = index.search(query, {
    limit: question.names,
    ...(question.package !== undefined && { package: question.package }),
  })
  const isPlain = !filters.some(({ known }) => known) && terms !== ''
  return {
    query,
    terms,
    unknown: filters.filter(({ known }) => !known).map(({ key, value }) => `${key}:${value}`),
    names: { hits, total },
    packageNames: index.packages.flatMap(({ slug, name }) =>
      hits.some(({ page }) => page.slug === slug) ? [[slug, name] as const] : [],
    ),
    packages: isPlain ? packagesNamed(terms, index.packages) : [],
    guides: isPlain && guides ? guides.search(terms, question.guides) : { hits: [], total: 0 },
  }
}

function packagesNamed(terms: string, packages: readonly PackageHit[]): PackageHit[] {
  const wanted = fold(terms)
  const starts = ({ slug, name }: PackageHit): boolean =>
    [slug, name, name.slice(name.indexOf('/') + 1)].some((word) => fold(word).startsWith(wanted))
  return wanted.length < 2 ? [] : packages.filter(starts).slice(0, mostPackages)
}
