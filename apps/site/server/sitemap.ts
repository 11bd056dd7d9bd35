/** A path that answers with the address of another; both without the base. */
export interface Redirect {
  from: string
  to: string
  status: number
}

/** Everything the site answers, as clean paths without the base. */
export interface Sitemap {
  /** Pages, each with its `.data`. */
  documents: readonly string[]
  redirects: readonly Redirect[]
  /** Resources such as `/sitemap.xml`. */
  files: readonly string[]
  /** The page for unknown paths below its folder: `/404`, `/ro/404`. */
  notFound: readonly string[]
}

/** The sitemap of nothing. */
export const emptySitemap: Sitemap = { documents: [], redirects: [], files: [], notFound: [] }

/**
 * Reads what the app says that it consists of.
 *
 * @throws TypeError that names the field when it has another shape.
 */
export function readSitemap(value: unknown): Sitemap {
  const list = <T>(field: keyof Sitemap, isItem: (item: unknown) => item is T, expected: string): T[] => {
    const found: unknown = isRecord(value) ? value[field] : undefined
    if (Array.isArray(found) && found.every(isItem)) return found
    throw new TypeError(`The app's sitemap has no good "${field}": a list of ${expected} was expected`)
  }
  return {
    documents: list('documents', isPath, 'paths such as /docs/intro'),
    redirects: list('redirects', isRedirect, 'redirects {from, to, status}'),
    files: list('files', isPath, 'paths such as /sitemap.xml'),
    notFound: list('notFound', isPath, 'paths such as /404'),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** Whether a value is a redirect within the site. */
export function isRedirect(value: unknown): value is Redirect {
  return (
    isRecord(value) &&
    isPath(value.from) &&
    isPath(value.to) &&
    [301, 302, 303, 307, 308].includes(Number(value.status))
  )
}
