/** Slug in an id: `core` for `core!Box` and `core/testing!Mock`. */
export function slugOfId(id: string): string {
  const end = id.search(/[/!]/u)
  return end === -1 ? id : id.slice(0, end)
}
