import { classifyUrl } from '@signpost/markdown'
import type { CheckedConfig } from '../config/checked-config.ts'
import type { Doc, DocLinks } from '../reader/model.ts'
import type { SpokenDoc } from './words-of-docs.ts'

/** Where each link of a doc's page to the site itself was written, so that a broken one can be told by file and line (R5.5). */
export function docLinks({ path }: Doc, { doc, rendered }: SpokenDoc, locale: string, { locales }: CheckedConfig): DocLinks {
  const prefix = locale === locales.default ? '' : `/${locales.list.find(({ code }) => code === locale)!.path}`
  const links = rendered.links.filter(({ url }) => ['path', 'hash'].includes(classifyUrl(url).kind))
  return { path: prefix + path, file: doc.source.shown, links: links.map(({ url, line, column }) => ({ url, line, column })) }
}
