import {
  type DocBlock,
  type DocComment,
  type DocDeclarationReference,
  DocLinkTag,
  type DocNode,
  TSDocParser,
} from '@microsoft/tsdoc'
import { classifyUrl, type Excess, type Markdown } from '@signpost/markdown'
import type { Docs, HastNode, Release } from '@signpost/graph-model/model'
import { plainText } from '@signpost/graph-model/model'
import { type Comment, type LinkDestination, noComment } from './comment.ts'
import { noContent, noDocs, packContent } from './comment-content.ts'
import { renderProse } from './render-prose.ts'
import { configurationFor } from './tags.ts'
import { destinationText, toMarkdown } from './to-markdown.ts'

/** Renders the doc comments of one build. */
export interface CommentReader {
  /** @param comment - With its delimiters; absent or empty gives an empty comment. */
  read(comment: string | undefined): Comment
  /** Every comment that was read, by its text: what the next reader of the same package need not render again. */
  readonly known: ReadonlyMap<string, Comment>
}

/** Longer comments are not parsed: no published one has a fifth of these characters. */
const longestComment = 50_000

/** Addresses of links to code inside Markdown; nothing that an author writes has this scheme. */
const linkScheme = 'x-symbol:'

/** JSDoc's ways to write a link, outside of code: `{@linkcode X}`, `{@link X words}`. */
const jsdocLink =
  /```[^]*?```|`[^`\n]*`|\{@link(?:code|plain)?\s+(?<target>(?:"[^"\n]*"|[^\s|{}"])+)(?<words>\s[^|{}]*)?\}/gu

/**
 * Makes a reader that parses doc comments with TSDoc and renders their Markdown; equal comments are rendered once.
 *
 * @param markdown - Renders and sanitises what is not plain prose.
 * @param before - Comments of an earlier build.
 */
export function createCommentReader(
  markdown: Markdown,
  before: ReadonlyMap<string, Comment> = new Map(),
): CommentReader {
  const known = new Map<string, Comment>()
  return {
    known,
    read(text) {
      if (text === undefined || text.trim() === '') return noComment
      let comment = known.get(text)
      if (comment === undefined) {
        comment = before.get(text) ?? readComment(text, markdown)
        known.set(text, comment)
      }
      return comment
    },
  }
}

function readComment(text: string, markdown: Markdown): Comment {
  if (text.length > longestComment) return plainComment(text)
  const source = withPlainNames(withTsdocLinks(text))
  const parsed = new TSDocParser(configurationFor(source)).parseString(source).docComment
  const links: LinkDestination[] = []
  const linkIndex = new Map<DocLinkTag, number>()

  const addressOf = (link: DocLinkTag): string | undefined => {
    if (link.urlDestination !== undefined) return link.urlDestination
    if (link.codeDestination === undefined) return undefined
    const index = linkIndex.get(link) ?? links.push(destination(link.codeDestination, link, source)) - 1
    linkIndex.set(link, index)
    return `${linkScheme}${index}`
  }
  const markdownOf = (node: DocNode): string => toMarkdown(node, addressOf)
  let excess: Excess | undefined
  const render = (source: string): HastNode[] =>
    renderProse(source, markdown, linkTarget, (found) => (excess ??= found))
  const block = (node: DocBlock | undefined): HastNode[] => (node === undefined ? [] : render(markdownOf(node.content)))

  const custom = parsed.customBlocks.map((node) => ({ tag: node.blockTag.tagName.slice(1), node }))
  const withTag = (...tags: string[]): DocBlock[] =>
    custom.filter(({ tag }) => tags.includes(tag)).map(({ node }) => node)

  const summaryBlock = withTag('summary')[0]
  const own = render(markdownOf(parsed.summarySection))
  const summary = own.length === 0 ? block(summaryBlock) : own
  const deprecated = parsed.deprecatedBlock === undefined ? undefined : block(parsed.deprecatedBlock)
  const defaultValue = withTag('defaultValue', 'default')[0]
  const throws = withTag('throws')
  const replacedBy = firstLink(withTag('replacedBy')[0] ?? parsed.deprecatedBlock)
  const docs: Docs = {
    summary,
    summaryText: plainText(summary),
    remarks: block(parsed.remarksBlock),
    ...(deprecated === undefined ? {} : { deprecated }),
    examples: withTag('example').map((node) => example(markdownOf(node.content), render)),
    throws: throws.map(block),
    see: parsed.seeBlocks.map(block),
    ...(defaultValue === undefined ? {} : { defaultValue: block(defaultValue) }),
    blocks: custom
      .filter(({ tag, node }) => !placedTags.has(tag) && !(node === summaryBlock && own.length === 0))
      .map(({ tag, node }) => ({ tag, content: block(node) })),
  }
  const returns = parsed.returnsBlock ?? withTag('return')[0]
  const release = releaseOf(parsed)
  const params = parsed.params.blocks
  const parameters = new Map(params.map((node) => [writtenName(node.parameterName), block(node)]))
  const typeParameters = new Map(parsed.typeParams.blocks.map((node) => [node.parameterName, block(node)]))
  const packed = packContent({ docs, parameters, typeParameters, returns: block(returns) })
  // Spread out, each comment would have a hidden class of its own, which is larger than the comment.
  const { content, summaryText, isDeprecated, hasExamples, isSilent } = packed
  return {
    content,
    summaryText,
    isDeprecated,
    hasExamples,
    isSilent,
    parameterOrder: params.map((node) => node.parameterName).filter((name) => !name.includes(dot)),
    properties: [...parameters.keys()].filter((name) => name.includes('.')),
    links,
    throws: throws.flatMap((node) => linkIndex.get(firstLink(node)!) ?? []),
    ...(replacedBy === undefined || !linkIndex.has(replacedBy) ? {} : { replacedBy: linkIndex.get(replacedBy)! }),
    ...(parsed.inheritDocTag?.declarationReference === undefined
      ? {}
      : { inheritDoc: destination(parsed.inheritDocTag.declarationReference, parsed.inheritDocTag, source) }),
    ...(release === undefined ? {} : { release }),
    modifiers: parsed.modifierTagSet.nodes.map(({ tagName }) => tagName.slice(1)),
    ...(excess === undefined ? {} : { excess }),
    lines: text.split('\n').length,
  }
}

/** A comment as it is written, in place of its summary. What it calls internal stays so. */
function plainComment(text: string): Comment {
  const summary: HastNode[] = [['pre', { className: ['code'], dataLanguage: 'text' }, ['code', 0, text]]]
  return {
    ...noComment,
    ...packContent({ ...noContent, docs: { ...noDocs, summary } }),
    ...(/@internal\b/u.test(text) ? { release: 'internal' as const } : {}),
    excess: { found: `${text.length} characters`, expected: `at most ${longestComment}`, line: 1 },
    lines: text.split('\n').length,
  }
}

/** Block tags that have a place of their own, or none at all. */
const placedTags: ReadonlySet<string> = new Set([
  'example',
  'throws',
  'defaultValue',
  'default',
  'return',
  'privateRemarks',
])

/** A relative address in a doc comment is relative to nothing that a reader can open: its words stay, the link does not. */
function linkTarget(url: string): { dataRef: number } | null | undefined {
  if (url.startsWith(linkScheme)) return { dataRef: Number(url.slice(linkScheme.length)) }
  const { kind } = classifyUrl(url)
  return kind === 'path' || kind === 'hash' ? null : undefined
}

/** The title is what stands on the tag's own line, when a text follows it. */
function example(source: string, render: (source: string) => HastNode[]): Docs['examples'][number] {
  const [first = '', ...rest] = source.replace(/^[ \t]+/u, '').split('\n')
  const hasTitle = first.trim() !== '' && !/^(?:```|~~~|<)/u.test(first) && rest.join('').trim() !== ''
  const caption = /^\s*<caption>(?<title>[^<]*)<\/caption>/u.exec(source)
  if (caption !== null)
    return { title: caption.groups!['title']!.trim(), content: render(source.slice(caption[0].length)) }
  return hasTitle
    ? { title: plainText(render(first)), content: render(rest.join('\n')) }
    : { title: '', content: render(source) }
}

function releaseOf(comment: DocComment): Release | undefined {
  const { modifierTagSet } = comment
  if (modifierTagSet.isInternal()) return 'internal'
  if (modifierTagSet.isAlpha()) return 'alpha'
  if (modifierTagSet.isBeta() || modifierTagSet.isExperimental()) return 'beta'
  return modifierTagSet.isPublic() ? 'public' : undefined
}

function firstLink(node: DocNode | undefined): DocLinkTag | undefined {
  if (node === undefined) return undefined
  if (node instanceof DocLinkTag) return node
  for (const child of node.getChildNodes()) {
    const link = firstLink(child)
    if (link !== undefined) return link
  }
  return undefined
}

function destination(reference: DocDeclarationReference, node: DocNode, source: string): LinkDestination {
  const { packageName, importPath, memberReferences } = reference
  return {
    ...(packageName === undefined ? {} : { package: packageName }),
    ...(importPath === undefined ? {} : { importPath }),
    parts: memberReferences.map(({ memberIdentifier, memberSymbol, selector }) => ({
      name:
        memberIdentifier?.identifier ??
        (memberSymbol === undefined ? '' : `[${memberSymbol.symbolReference.emitAsTsdoc()}]`),
      ...(selector === undefined ? {} : { selector: selector.selector }),
    })),
    text: node instanceof DocLinkTag ? destinationText(node) : reference.emitAsTsdoc().trim(),
    lineOffset: lineOf(reference, source),
  }
}

/** Lines from the start of the comment to the first character of a node. */
function lineOf(node: DocNode, source: string): number {
  for (const child of node.getChildNodes()) {
    const line = lineOf(child, source)
    if (line !== -1) return line
  }
  const content = (node as Partial<{ content: { tokens: readonly { range: { pos: number } }[] } }>).content
  const start = content?.tokens[0]?.range.pos
  return start === undefined ? -1 : source.slice(0, start).split('\n').length - 1
}

/** Stands for the dot of `@param options.depth`, which TSDoc does not take for a part of a name. */
const dot = '$_dot_$'

function withPlainNames(comment: string): string {
  return comment.replace(
    /(@param\s+)((?:\{[^}]{0,500}\}\s*)?[\w$]+(?:\.[\w$]+)+)/gu,
    (_, tag: string, name: string) => {
      return tag + name.replaceAll('.', () => dot)
    },
  )
}

function writtenName(name: string): string {
  return name.replaceAll(dot, '.')
}

/** Rewrites JSDoc's link forms as TSDoc's; the text keeps its lines. */
function withTsdocLinks(comment: string): string {
  return comment.replace(jsdocLink, (all: string, ...groups: unknown[]) => {
    const { target, words } = groups.at(-1) as { target?: string; words?: string }
    if (target === undefined) return all
    if (words === undefined || words.trim() === '') return `{@link ${target}}`
    return `{@link ${target} |${words}}`
  })
}
