import type { DocsVersion } from '@signpost/docs-content/reader'

/** Path of the list of a version's tags below the base URL; with a tag, of the list of its docs. */
export function tagPath({ path }: Pick<DocsVersion, 'path'>, tag?: string): string {
  const list = `${path === '/' ? '' : path}/tags`
  return tag === undefined ? list : `${list}/${encodeURIComponent(tag)}`
}
