import { openSources } from '@signpost/source-pages/reader'
import { hrefOf, type Locale } from '#app/urls/index.ts'
import { dataFolder } from './data-folder.server.ts'

/** The folder of source pages: `SIGNPOST_SOURCES`, or `.sources`. It may have none. */
export const sourcesFolder = dataFolder(() => openSources(process.env.SIGNPOST_SOURCES ?? '.sources'))

/** Source pages. See {@link DataFolder.current}. */
export const sources = sourcesFolder.current

/**
 * Address of a line of a source file on its page; `undefined` for a file without one.
 *
 * @param file - Path from the root of the repository.
 */
export function sourcePageHref(locale: Locale, file: string, line: number): string | undefined {
  const found = sources().ofRepository(file)
  if (found === undefined) return undefined
  const { lines = 0, path } = found.entry
  return hrefOf(locale, { at: 'source', slug: found.package.slug, file: path }, line <= lines ? `L${line}` : undefined)
}
