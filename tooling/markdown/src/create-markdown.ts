import type { Element, Root } from 'hast'
import type { Schema } from 'hast-util-sanitize'
import { sanitize } from 'hast-util-sanitize'
import { toString } from 'hast-util-to-string'
import type { Code, Nodes as MdastNodes, PhrasingContent, Root as MdastRoot } from 'mdast'
import type { Data } from 'unified'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { replaceAlerts } from './admonitions.ts'
import type { CodeBlock } from './code-blocks.ts'
import { codeBlockType, codeLines, renderCodeBlocks } from './code-blocks.ts'
import { groupContainers } from './containers.ts'
import { escapeForeignTags } from './foreign-tags.ts'
import type { HastNode } from './hast-node.ts'
import { compactHast } from './hast-node.ts'
import type { Heading, HeadingOptions } from './headings.ts'
import { processHeadings } from './headings.ts'
import type { Highlight } from './highlighter.ts'
import { createHighlight } from './highlighter.ts'
import type { Excess } from './limits.ts'
import type { ResolveLink, WrittenLink } from './links.ts'
import { processLinks } from './links.ts'
import { pathologicalHtml, pathologicalMarkdown } from './pathological.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { isPlainParagraph } from './plain-paragraph.ts'
import { inlineSchema, schema } from './sanitize-schema.ts'
import { disownUntrustedHtml } from './untrusted-html.ts'
import { hasType } from './walk.ts'

/** Options of one rendering. */
export interface RenderOptions extends HeadingOptions {
  /** Decides where links and images lead; absent leaves them as written. */
  resolveLink?: ResolveLink
  /** Shows tags that are no HTML elements, and inline elements that nothing closes, as text: `Promise<T>`, `a<b>()`. */
  hasForeignTags?: boolean
}

/** A rendered text. */
export interface Rendered {
  content: HastNode[]
  /** In reading order; empty when headings get no ids. */
  headings: Heading[]
  /** The text of the first h1; empty when there is none. */
  title: string
  /** The first paragraph that has words, as plain text on one line; empty when there is none. */
  text: string
  /** Links and images as written, in order. */
  links: WrittenLink[]
  /** Present when the text exceeds a limit and is shown as plain text instead of Markdown. */
  fallback?: Excess
}

/** Renders Markdown and code. Nothing in it throws for any text. */
export interface Markdown {
  /** A whole text: a README, a doc page, a block of a doc comment. */
  render(source: string, options?: RenderOptions): Rendered
  /** Inline Markdown only: `# a` and `- a` are words. Paragraphs become one run of content. */
  inline(source: string, options?: Pick<RenderOptions, 'resolveLink'>): HastNode[]
  /** Lines of code as `span.line`, line breaks between them. */
  highlight(code: string, language: string): HastNode[]
}

/** Constructs that start a block; without them every text is paragraphs. */
const blockConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'table',
  'thematicBreak',
]

/** Loads the grammars; one renderer serves any number of texts and keeps nothing of them. */
export async function createMarkdown(): Promise<Markdown> {
  const highlight = await createHighlight()
  const inlineParser = unified().use(remarkParse).use(remarkGfm).use(onlyInline).freeze()

  function render(source: string, options: RenderOptions = {}): Rendered {
    if (isPlainParagraph(source)) return plainParagraph(source)
    const excess = pathologicalMarkdown(source)
    if (excess !== undefined) return plain(source, excess)
    try {
      const mdast = parseMarkdown(source)
      groupContainers(mdast, (title) => phrasing(inlineParser.parse(title)))
      replaceAlerts(mdast)
      if (options.hasForeignTags === true) escapeForeignTags(mdast)
      return finish(mdast, source, options, { highlight, schema })
    } catch (error) {
      if (error instanceof RangeError) return plain(source, tooDeep)
      throw error
    }
  }

  function inline(source: string, options: Pick<RenderOptions, 'resolveLink'> = {}): HastNode[] {
    if (isPlainParagraph(source) || pathologicalMarkdown(source) !== undefined) return [source]
    try {
      const mdast: MdastRoot = {
        type: 'root',
        children: [{ type: 'paragraph', children: phrasing(inlineParser.parse(source)) }],
      }
      const { content } = finish(mdast, source, { ...options, headingIds: false }, { highlight, schema: inlineSchema })
      return content.flatMap((node) =>
        Array.isArray(node) && node[0] === 'p' ? (node.slice(2) as HastNode[]) : [node],
      )
    } catch (error) {
      if (error instanceof RangeError) return [source]
      throw error
    }
  }

  return {
    render,
    inline,
    highlight(code, language) {
      return compactHast({ type: 'root', children: codeLines(highlight(code, language.toLowerCase())) })
    },
  }
}

/** From mdast to the result; the sanitiser is the last that touches the tree. */
function finish(
  mdast: MdastRoot,
  source: string,
  options: RenderOptions,
  { highlight, schema }: { highlight: Highlight; schema: Schema },
): Rendered {
  const deep = pathologicalHtml(htmlPieces(mdast))
  if (deep !== undefined) return plain(source, deep)

  const tree = toHast(mdast, source)
  disownUntrustedHtml(tree)
  renderCodeBlocks(tree, highlight)
  const { title, headings } = processHeadings(tree, options)
  const text = firstParagraph(tree, schema)
  const links = processLinks(tree, options.resolveLink)
  const clean = sanitize(tree, schema) as Root
  return { content: compactHast(clean), headings, title, text, links }
}

const bridge = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    handlers: {
      // No hast node of the types' making: it lives until the code blocks are rendered, a few steps later.
      code(_state: unknown, node: Code): Element {
        const block: CodeBlock = {
          type: codeBlockType,
          language: node.lang ?? '',
          meta: node.meta ?? '',
          value: node.value,
        }
        return block as unknown as Element
      },
    },
  })
  .freeze()

const rawHtml = unified()
  .use(rehypeRaw, { passThrough: [codeBlockType] })
  .freeze()

function toHast(mdast: MdastRoot, source: string): Root {
  const tree = bridge.runSync(mdast, source) as Root
  return hasType(tree, 'raw') ? (rawHtml.runSync(tree, source) as Root) : tree
}

function htmlPieces(mdast: MdastRoot): { value: string; line: number }[] {
  const pieces: { value: string; line: number }[] = []
  visit(mdast, 'html', ({ value, position }) => {
    pieces.push({ value, line: position?.start.line ?? 1 })
  })
  return pieces
}

/** The inline content of all paragraphs, with a space between them. */
function phrasing(mdast: MdastRoot): PhrasingContent[] {
  return mdast.children.flatMap((child: MdastNodes, index): PhrasingContent[] => {
    if (child.type !== 'paragraph') return []
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children]
  })
}

function onlyInline(this: { data(): Data }): void {
  const data = this.data() as Data & { micromarkExtensions?: unknown[] }
  ;(data.micromarkExtensions ??= []).push({ disable: { null: blockConstructs } })
}

/** Taken before images become links, so that a row of badges has no words. */
function firstParagraph(tree: Root, schema: Schema): string {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'p') continue
    const text = toString(sanitize(node, schema) as Element)
      .replace(/\s+/g, ' ')
      .trim()
    if (text !== '') return text
  }
  return ''
}

/** Result of the whole pipeline for a paragraph of plain words; a test compares the two. */
function plainParagraph(source: string): Rendered {
  return { content: [['p', 0, source]], headings: [], title: '', text: source.replace(/\s+/g, ' ').trim(), links: [] }
}

/** Whatever the limits let pass by mistake. */
const tooDeep: Excess = { found: 'nesting deeper than the stack', expected: 'less nesting', line: 1 }

function plain(source: string, excess: Excess): Rendered {
  const content: HastNode = ['pre', { className: ['code'], dataLanguage: 'text' }, ['code', 0, source]]
  return { content: [content], headings: [], title: '', text: '', links: [], fallback: excess }
}
