import { content } from '#app/data/index.server.ts'
import { defaultLocale, pathOf, withBase } from '#app/urls/index.ts'
import type { ProgramFile } from './twin.server.ts'
import { escapeXml } from './xml.ts'

/** Path of the description of the search for browsers. */
export const openSearchPath = '/opensearch.xml'

/** Whether the site describes its search: the description needs the address of the site. */
export function hasOpenSearch(): boolean {
  return content().manifest.config.url !== ''
}

/** Description of the site's search, by which a browser offers it; undefined for another path. */
export function openSearchText(path: string): ProgramFile | undefined {
  if (path !== openSearchPath || !hasOpenSearch()) return undefined
  const { title, url } = content().config(defaultLocale)
  // Names have 16 characters at most.
  const name = Array.from(title).slice(0, 16).join('').trim()
  const search = `${url}${withBase(pathOf(defaultLocale, { at: 'search' }))}?q={searchTerms}`
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(name)}</ShortName>`,
    `<Description>${escapeXml(title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${escapeXml(search)}"/>`,
    '</OpenSearchDescription>',
  ]
  return { type: 'application/opensearchdescription+xml; charset=utf-8', text: `${text.join('\n')}\n` }
}
