/** Slug in an id: `core` for `core!Box` and `core/testing!Mock`. */
export function slugOfId(id: string): string {
  const end = id.search(/[/!]/u)
  return end === -1 ? id : id.slice(0, end)
}

/** Package and version of the slug of a published release, `core@1.2.0`; undefined for a package of the repository. */
export function releaseOfSlug(slug: string): { of: string; version: string } | undefined {
  const at = slug.indexOf('@')
  return at === -1 ? undefined : { of: slug.slice(0, at), version: slug.slice(at + 1) }
}
