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
  /** Cache of all comments read so far, by text, for the next reader of the same package. */
  readonly known: ReadonlyMap<string, Comment>
}

/** Maximum length, in characters, of parsed comments: more than five times the longest published one. */
const longestComment = 50_000

/** Internal scheme for links to code inside Markdown; authors do not use it. */
const linkScheme = 'x-symbol:'

/** JSDoc's link forms: `{@linkcode X}`, `{@link X words}`. The first two alternatives skip code. */
const jsdocLink =
  /```[^]*?```|`[^`\n]*`|\{@link(?:code|plain)?\s+(?<target>(?:"[^"\n]*"|[^\s|{}"])+)(?<words>\s[^|{}]*)?\}/gu

/**
 * Returns a reader that parses doc comments with TSDoc and renders their Markdown. Equal comments are rendered once.
 *
 * @param markdown - Renders and sanitises everything but plain prose.
 * @param before - Cached comments of an earlier build.
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
  // No spread: it would give each comment a separate hidden class, which is larger than the comment.
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

/** Comment whose summary is its source text. `@internal` still applies. */
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

/** Block tags that are shown elsewhere or, like `@privateRemarks`, not at all. */
const placedTags: ReadonlySet<string> = new Set([
  'example',
  'throws',
  'defaultValue',
  'default',
  'return',
  'privateRemarks',
])

/**
 * Resolves the address of a link. A relative address has no base in a doc comment, so only the text of the link stays.
 */
function linkTarget(url: string): { dataRef: number } | null | undefined {
  if (url.startsWith(linkScheme)) return { dataRef: Number(url.slice(linkScheme.length)) }
  const { kind } = classifyUrl(url)
  return kind === 'path' || kind === 'hash' ? null : undefined
}

/**
 * Splits an example into title and content. The title is a `<caption>`, or the rest of the tag's line if text follows
 * it.
 */
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

/** Lines from the start of the comment to the first character of a node; -1 when unknown. */
function lineOf(node: DocNode, source: string): number {
  for (const child of node.getChildNodes()) {
    const line = lineOf(child, source)
    if (line !== -1) return line
  }
  const content = (node as Partial<{ content: { tokens: readonly { range: { pos: number } }[] } }>).content
  const start = content?.tokens[0]?.range.pos
  return start === undefined ? -1 : source.slice(0, start).split('\n').length - 1
}

/** Placeholder for the dot in `@param options.depth`: TSDoc does not allow dots in parameter names. */
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

/** Rewrites JSDoc's link forms as TSDoc's, without changing line numbers. */
function withTsdocLinks(comment: string): string {
  return comment.replace(jsdocLink, (all: string, ...groups: unknown[]) => {
    const { target, words } = groups.at(-1) as { target?: string; words?: string }
    if (target === undefined) return all
    if (words === undefined || words.trim() === '') return `{@link ${target}}`
    return `{@link ${target} |${words}}`
  })
}
