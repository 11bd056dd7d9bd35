/** Folder of the files of a search, without a slash at its end: that of the current API, or of a release by its slug. */
export function searchFolder(release: string | null | undefined): string {
  return release == null ? '/search' : `/search/in/${release}`
}

/** Query of the results page: the text that is searched for, and the slug of the release that it is searched in. */
export function searchParams(query: string, release: string | null | undefined): string {
  const params = { ...(query !== '' && { q: query }), ...(release != null && { in: release }) }
  // As in the other links of the site; a plus sign of the text is %2B.
  return new URLSearchParams(params).toString().replaceAll('+', '%20')
}

/** Slug of the release in the query of the results page; `null` without one, or for a text that is none. */
export function releaseIn(params: URLSearchParams): string | null {
  return /^[^/\\?#]+@[^/\\?#]+$/u.exec(params.get('in') ?? '')?.[0] ?? null
}
