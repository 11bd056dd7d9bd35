import type { Diagnostic } from '@signpost/diagnostics'
/** A path that redirects to another one; both without the base. */
export interface Redirect {
  from: string
  /** A path of the same site; may have a query and a hash. */
  to: string
  /** 301, 302, 303, 307 or 308. */
  status: number
}

/** All paths that a site answers, clean and without the base: `/`, `/ro`, `/docs/intro`. Percent-encoded or not. */
export interface Sitemap {
  /** Pages: 200 with HTML, each with its `.data` for client navigation. */
  documents: readonly string[]
  redirects: readonly Redirect[]
  /** Resources: 200 with a type of their own, such as `/sitemap.xml`. */
  files: readonly string[]
  /** 404 pages. Each one answers unknown paths below its folder: `/404`, `/ro/404`. */
  notFound: readonly string[]
  /** Findings of the app about its pages; absent without any. */
  findings?: readonly Diagnostic[]
}

/** A sitemap without paths. */
export const emptySitemap: Sitemap = { documents: [], redirects: [], files: [], notFound: [] }

/**
 * Validates a parsed sitemap.
 *
 * @throws TypeError that names the invalid field.
 */
export function readSitemap(value: unknown): Sitemap {
  const list = <T>(field: keyof Sitemap, isItem: (item: unknown) => item is T, expected: string): T[] => {
    const found: unknown = isRecord(value) ? value[field] : undefined
    if (Array.isArray(found) && found.every(isItem)) return found
    throw new TypeError(`The app's sitemap has no valid "${field}": a list of ${expected} was expected`)
  }
  return {
    documents: list('documents', isPath, 'paths such as /docs/intro'),
    redirects: list('redirects', isRedirect, 'redirects {from, to, status}'),
    files: list('files', isPath, 'paths such as /sitemap.xml'),
    notFound: list('notFound', isPath, 'paths such as /404'),
    findings: isRecord(value) && 'findings' in value ? list('findings', isFinding, 'diagnostics') : [],
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** Whether a value is a diagnostic without a position. */
function isFinding(value: unknown): value is Diagnostic {
  const texts = ['code', 'file', 'found', 'expected', 'nextStep']
  if (!isRecord(value) || !texts.every((field) => typeof value[field] === 'string')) return false
  return value['severity'] === 'error' || value['severity'] === 'warning' || value['severity'] === 'info'
}

/** Whether a value is a redirect within the site. */
export function isRedirect(value: unknown): value is Redirect {
  return (
    isRecord(value) &&
    isPath(value['from']) &&
    isPath(value['to']) &&
    [301, 302, 303, 307, 308].includes(Number(value['status']))
  )
}
