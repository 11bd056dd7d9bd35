import type { Nodes } from 'mdast'
import GithubSlugger from 'github-slugger'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Links and anchors of a Markdown document. */
export interface DocumentLinks {
  /** Addresses of links, images and definitions, as written, with the line of each. */
  links: { url: string; line: number }[]
  /** Anchors that GitHub gives to the headings. */
  anchors: Set<string>
}

/** Reads the links and anchors of a document. Code and HTML have none. */
export function readDocument(text: string): DocumentLinks {
  const slugger = new GithubSlugger()
  const found: DocumentLinks = { links: [], anchors: new Set() }
  visit(parser.parse(text), (node) => {
    if (node.type === 'heading') found.anchors.add(slugger.slug(textOf(node)))
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      found.links.push({ url: node.url, line: node.position!.start.line })
  })
  return found
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
