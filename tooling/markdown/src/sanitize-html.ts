import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { processLinks } from './links.ts'
import { pathologicalHtml } from './pathological.ts'
import { inlineSchema } from './sanitize-schema.ts'
import { disownUntrustedHtml } from './untrusted-html.ts'

const parser = unified().use(rehypeRaw).freeze()

/**
 * Sanitises a line of HTML by the rules for inline Markdown: no script, style or event handler survives, and external links carry
 * `rel`. HTML nested past the limit of Markdown becomes text.
 */
export function sanitizeHtml(html: string): string {
  if (pathologicalHtml([{ value: html, line: 1 }]) !== undefined) return toHtml({ type: 'text', value: html })
  const tree = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root
  disownUntrustedHtml(tree)
  processLinks(tree, undefined)
  return toHtml(sanitize(tree, inlineSchema) as Root)
}
