import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { markContainers } from './containers.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses CommonMark with GitHub's extensions; lines that open and close containers are marked for the steps after it. */
export function parseMarkdown(source: string): Root {
  return parser.parse(markContainers(source))
}
