/** The id of a doc by its file: the path without the ending. */
export function docId(path: string): string {
  return path.replace(/\.mdx?$/, '')
}

/** The folder of a doc; empty at the top. */
export function folderOf(id: string): string {
  return id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : ''
}

/** The last part of an id. */
export function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/** True for the doc of a folder itself: `index` or `readme`. */
export function isIndex(id: string): boolean {
  return /^(?:index|readme)$/i.test(nameOf(id))
}

/**
 * The address of a doc below the docs' base, without slashes at its ends: its folder and name, the folder alone for an
 * index, or what its front matter says (`/a` from the base, `a` from its folder).
 */
export function docSlug(id: string, written: string | undefined): string {
  const folder = folderOf(id)
  if (written === undefined) return isIndex(id) ? folder : id
  const path = written.startsWith('/') || folder === '' ? written : `${folder}/${written}`
  return path.replace(/^\/+|(?<!\/)\/+$/g, '')
}

/** Why no page can have an address below the docs' base; absent for one that can. */
export function unusableSlug(slug: string): string | undefined {
  if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(slug)) return 'a control character or one that is not Unicode'
  // Static hosts serve `x/index.html` at `x/`.
  if (/(?:^|\/)index$/.test(slug)) return 'the ending "index", which hosts replace by the address of the folder'
  // The router fetches the data of the page `x` from `x.data`.
  return slug.endsWith('.data') ? 'the ending ".data", which addresses of data have' : undefined
}

/**
 * The whole path of a doc below the site's base.
 *
 * @param base - Where its version lives: `/docs`, or `/`
 */
export function docPath(base: string, slug: string): string {
  if (slug === '') return base
  const segments = slug.normalize('NFC').split('/').map(encodeURIComponent)
  return `${base === '/' ? '' : base}/${segments.join('/')}`
}
