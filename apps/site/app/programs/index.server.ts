// Pages and lists for programs: Markdown and JSON of each page, llms.txt, feeds of changes, the description of the search.

import { pageSchema } from '@signpost/graph-markdown'
import { graph } from '#app/data/index.server.ts'
import { defaultLocale, pathOf } from '#app/urls/index.ts'
import { feedPaths, feedText } from './feed.server.ts'
import { llmsFullPackage, llmsPaths, llmsText } from './llms.server.ts'
import { hasOpenSearch, openSearchPath, openSearchText } from './open-search.server.ts'
import { hasPrograms } from './twin-path.server.ts'
import { type ProgramFile, type ReadList, schemaPath, twinPaths, twinPlaces, twinText } from './twin.server.ts'

export { coverageBadge } from './coverage-badge.ts'
export { feedLink } from './feed.server.ts'
export { markdownHref } from './twin-path.server.ts'
export { twinOf } from './twin.server.ts'

/** A file for programs, by its path below the base URL; undefined for any other path. */
export function programFile(path: string, readList: ReadList): ProgramFile | undefined {
  return twinText(path, readList) ?? llmsText(path) ?? feedText(path) ?? openSearchText(path) ?? schemaText(path)
}

/** Paths of all files for programs. */
export function programPaths(locales: readonly string[]): string[] {
  return [
    ...twinPaths(twinPlaces(locales)),
    ...llmsPaths(),
    ...feedPaths(),
    ...(hasOpenSearch() ? [openSearchPath] : []),
    ...(hasPrograms() ? [schemaPath] : []),
  ]
}

/**
 * Page of the package that a file with everything about it is about, and the hash of all pages of the package; undefined for any
 * other path.
 */
export function fullFileOf(path: string): { page: string; hash: string | undefined } | undefined {
  const found = llmsFullPackage(path)
  return (
    found && {
      page: pathOf(defaultLocale, { at: 'package', slug: found.slug }),
      hash: graph().manifest.packages.find(({ slug }) => slug === found.slug)?.hash,
    }
  )
}

function schemaText(path: string): ProgramFile | undefined {
  if (path !== schemaPath || !hasPrograms()) return undefined
  return { type: 'application/schema+json; charset=utf-8', text: `${JSON.stringify(pageSchema)}\n` }
}
