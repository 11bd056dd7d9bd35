import { classifyUrl } from '@signpost/markdown'
import type { DocLinks } from '../reader/model.ts'
import { docPath } from './doc-address.ts'
import type { SidebarWords } from './sidebar-in-words.ts'

/**
 * Where each link of a version's pages to the site itself was written, so that a broken one is reported with file and line
 * (R5.5).
 */
export function docLinks({ plan, locale: { locale }, docs }: SidebarWords): DocLinks[] {
  const { list, default: standard } = plan.config.locales
  const prefix = locale === standard ? '' : `/${list.find(({ code }) => code === locale)!.path}`
  return Array.from(docs, ([id, { doc, rendered }]) => {
    const links = rendered.links.filter(({ url }) => ['path', 'hash'].includes(classifyUrl(url).kind))
    return {
      path: prefix + docPath(plan.version.path, plan.slugs.get(id)!),
      file: doc.source.shown,
      links: links.map(({ url, line, column }) => ({ url, line, column })),
    }
  })
}
