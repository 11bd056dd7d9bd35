import { classifyUrl, type Excess, type Markdown } from '@signpost/markdown'
import type { Docs, HastNode, Release } from '@signpost/graph-model/model'
import { linesOfText, plainText } from '@signpost/graph-model/model'
import { type Comment, type LinkDestination, noComment, parameterOrder, type Suppression } from './comment.ts'
import { noContent, noDocs, packContent, type ParameterFacts } from './comment-content.ts'
import { fence, isWords, readExample } from './example.ts'
import { codeMarkdown, escapeMarkdown, inlineMarkdown, type InlineLink, type LinkText } from './inline-markdown.ts'
import { isUrl, parseReference, wordsOf } from './link-reference.ts'
import { readParameterTag, takeType } from './parameter-tag.ts'
import { dedent, renderProse } from './render-prose.ts'
import { definitionsIn, withDefinitions, withoutLooseNotes } from './shared-definitions.ts'
import { type CommentBlock, splitComment } from './split-comment.ts'
import { isOnlyName, isOnlyType, isPlaced, isRepeated, modifierName } from './tags.ts'

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

/**
 * Returns a reader that parses doc comments, of TSDoc and of JSDoc, and renders their Markdown. Equal comments are rendered once.
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
  const { blocks: written, modifiers } = splitComment(text)
  const shown = withoutLooseNotes(written.map((one) => one.text))
  const blocks = written.map((one, at) => ({ ...one, text: shown[at]! }))
  const links: LinkDestination[] = []
  let inheritDoc: LinkDestination | undefined
  let excess: Excess | undefined

  const linkTo = (target: string, words: string, line: number, isOptional?: true): LinkText => {
    if (isUrl(target)) return { address: target.replace(/^www\./iu, 'https://www.'), words: words || target }
    const reference = parseReference(target)
    const address = `${linkScheme}${links.length}`
    const parts = reference?.parts ?? []
    links.push({ ...reference, parts, text: target, lineOffset: line, ...(isOptional && { isOptional }) })
    return { address, words: words || (reference === undefined ? target : wordsOf({ target, words }, reference)) }
  }
  const definitions = definitionsIn(blocks.map((one) => one.text))
  const toMarkdown = (source: string, line: number): string =>
    inlineMarkdown(withDefinitions(dedent(source), definitions), {
      link: ({ target, words, line: below }: InlineLink) => linkTo(target, words, line + below),
      inheritDoc(target, below) {
        const reference = target === '' ? undefined : parseReference(target)
        if (reference !== undefined) inheritDoc ??= { ...reference, text: target, lineOffset: line + below }
      },
    })
  const renderMarkdown = (source: string): HastNode[] =>
    renderProse(source, markdown, linkTarget, (found) => (excess ??= found))
  const render = (source: string, line: number): HastNode[] => renderMarkdown(toMarkdown(source, line))
  const all = (...tags: string[]): CommentBlock[] => blocks.filter(({ tag }) => tags.includes(tag))
  const renderAll = (found: readonly CommentBlock[]): HastNode[] => found.flatMap((one) => render(one.text, one.line))
  /** Index of the first link in the rendered blocks. */
  const firstLinkOf = (rendering: () => unknown): number | undefined => {
    const before = links.length
    rendering()
    return links.length > before ? before : undefined
  }

  const leftover: Docs['blocks'][number][] = []
  const texts = textBlocks(blocks)
  const summary = distinct(texts.map((one) => render(withoutDash(one.text), one.line)))
  const added: CommentBlock[] = []
  for (const block of all('inheritdoc')) {
    const [name = '', ...others] = block.text.split('\n')
    toMarkdown(`{@inheritDoc ${name.trim().split(/\s/u)[0]}}`, block.line)
    added.push({ ...block, text: others.join('\n'), line: block.line + 1 })
  }

  const readParameters = (tags: readonly CommentBlock[]): NamedTexts => {
    const contents = new Map<string, HastNode[]>()
    const facts = new Map<string, ParameterFacts>()
    for (const { tag, text: written, line } of tags) {
      const names = tag === 'typeparam' ? typeParameterNames(written) : undefined
      const read = readParameterTag(names?.text ?? written)
      const content = render(read.text, line)
      for (const name of names?.names ?? [read.name]) {
        contents.set(name, [...(contents.get(name) ?? []), ...content])
        const { type, default: value } = read
        if (type !== undefined || value !== undefined) {
          facts.set(name, { ...(type && { type }), ...(value !== undefined && { default: value }) })
        }
      }
    }
    return { contents, facts }
  }
  const params = readParameters(all('param'))
  const typeParams = readParameters(all('typeparam'))
  const returns = all('returns').flatMap(({ text: written, line }) =>
    render(withoutSeparator(takeType(written).text), line),
  )
  const deprecatedBlocks = all('deprecated')
  let deprecated: HastNode[] | undefined
  const deprecatedLink = firstLinkOf(() => {
    if (deprecatedBlocks.length > 0) deprecated = renderAll(deprecatedBlocks)
  })
  const replacement = firstLinkOf(() => {
    for (const { written, text: own, line } of all('replacedby'))
      leftover.push({ tag: written, content: render(own, line) })
  })
  const throws: { content: HastNode[]; link: number | undefined }[] = all('throws').map(({ text: written, line }) => {
    let content: HastNode[] = []
    const link = firstLinkOf(() => {
      const { type, text: own } = takeType(written)
      const thrown = type === undefined ? '' : linkedType(type, (target) => linkTo(target, '', line, true))
      content = renderMarkdown(`${thrown} ${toMarkdown(withoutSeparator(own), line)}`.trim())
    })
    return { content, link }
  })
  const examples = all('example').map(({ text: written, line }) => {
    const { title, text: own } = readExample(written)
    return { title: plainText(render(title, line)), content: render(own, line) }
  })
  const see = all('see').map(({ text: written, line }) => {
    // A name by itself, or in braces before text, is a link.
    const { target, text } =
      /^(?:\{(?=[^@]))?(?<target>[\w$.#~]+(?:\(\))?)(?:\}(?<text>[^]*))?$/u.exec(written.trim())?.groups ?? {}
    if (target === undefined || parseReference(target) === undefined) return render(written, line)
    const link = linkMarkdown(linkTo(target, '', line, true))
    return renderMarkdown(`${link}${toMarkdown(text ?? '', line)}`)
  })
  const defaults = all('defaultvalue').flatMap(({ text: written, line }) => render(codeOrText(written), line))
  for (const { tag, written, text: own, line } of blocks) {
    if (tag === '' || isPlaced(tag) || texts.some((one) => one.line === line && one.tag === tag)) continue
    if (isRepeated(tag)) {
      const content = wordsOfRepeated(tag, own)
      if (content !== '') leftover.push({ tag: written, content: render(content, line) })
      continue
    }
    leftover.push({ tag: written, content: renderMarkdown(withType(own, (source) => toMarkdown(source, line))) })
  }
  for (const { written, text: own, line } of all('property', 'yields')) {
    const {
      name,
      type,
      text: content,
    } = written.startsWith('y') ? { ...takeType(own), name: '' } : readParameterTag(own)
    const facts = [name, type ?? ''].filter((one) => one !== '').map(codeMarkdown)
    leftover.push({ tag: written, content: renderMarkdown([...facts, toMarkdown(content.trim(), line)].join(' ')) })
  }

  const docs: Docs = {
    summary,
    summaryText: linesOfText(summary),
    remarks: renderAll([...all('remarks'), ...added]),
    ...(deprecated === undefined ? {} : { deprecated }),
    examples,
    throws: throws.map(({ content }) => content),
    see,
    ...(all('defaultvalue').length === 0 ? {} : { defaultValue: defaults }),
    blocks: leftover,
  }
  const packed = packContent({
    docs,
    parameters: params.contents,
    parameterFacts: params.facts,
    typeParameters: typeParams.contents,
    returns,
  })
  const isHidden =
    modifiers.some((one) => hiding.has(one)) || all('access').some(({ text: own }) => own.trim().startsWith('private'))
  const release = releaseOf(modifiers)
  const replacedBy = replacement ?? deprecatedLink
  // No spread: it would give each comment a separate hidden class, which is larger than the comment.
  const { content, summaryText, isDeprecated, hasExamples, isSilent } = packed
  const names = [...params.contents.keys()]
  const categories = namesOf(all('category'))
  const groups = namesOf(all('group'))
  const searchAliases = namesOf(all('searchalias'))
  const suppressed = suppressions(all('suppress'))
  return {
    content,
    summaryText,
    isDeprecated,
    hasExamples,
    isSilent,
    parameterOrder: parameterOrder(names),
    properties: names.filter((name) => name.includes('.')),
    links,
    throws: throws.flatMap(({ link }) => link ?? []),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    ...(inheritDoc === undefined ? {} : { inheritDoc }),
    ...(release === undefined ? {} : { release }),
    ...(isHidden ? { isHidden } : {}),
    ...(categories.length === 0 ? {} : { categories }),
    ...(groups.length === 0 ? {} : { groups }),
    ...(searchAliases.length === 0 ? {} : { searchAliases }),
    ...(suppressed.length === 0 ? {} : { suppressed }),
    modifiers: modifiers.map(modifierName),
    ...(excess === undefined ? {} : { excess }),
    lines: text.split('\n').length,
  }
}

interface NamedTexts {
  contents: Map<string, HastNode[]>
  facts: Map<string, ParameterFacts>
}

/** Modifiers that leave a declaration out of the pages. */
const hiding: ReadonlySet<string> = new Set(['hidden', 'ignore', 'private'])

/** Blocks whose text is the description: the text before the first tag, `@summary`, `@description`. */
function textBlocks(blocks: readonly CommentBlock[]): CommentBlock[] {
  const found = blocks.filter(
    ({ tag, text }) => (tag === '' || tag === 'summary' || tag === 'description') && text.trim() !== '',
  )
  if (found.length > 0) {
    // A short summary comes before the description, wherever it is written.
    return [
      ...found.filter(({ tag }) => tag === 'summary' && found[0]!.tag !== ''),
      ...found.filter(({ tag }) => tag !== 'summary' || found[0]!.tag === ''),
    ]
  }
  const named = blocks.find(({ tag, text }) => isRepeated(tag) && wordsOfRepeated(tag, text) !== '')
  return named === undefined ? [] : [{ ...named, text: wordsOfRepeated(named.tag, named.text) }]
}

/** Contents of the blocks, without those that repeat an earlier one. */
function distinct(contents: readonly HastNode[][]): HastNode[] {
  const seen = new Set<string>()
  return contents.flatMap((content) => {
    const words = plainText(content)
    if (seen.has(words)) return []
    seen.add(words)
    return content
  })
}

/** Words after the type and the name of a tag that repeats the declaration; empty when there is no more than a name. */
function wordsOfRepeated(tag: string, text: string): string {
  const { type, text: after } = takeType(text)
  const words = after.replace(/^\s*-\s/u, '').trim()
  if (type !== undefined && isOnlyType(tag)) return words
  return !isOnlyName(tag) && /\S\s+\S/u.test(after) ? words : ''
}

/** Names of a `@template T, U - text`, and the content with the first of them. */
function typeParameterNames(written: string): { names: readonly string[]; text: string } | undefined {
  const found = /^(?<type>\s*(?:\{[^}]*\}\s*)?)(?<names>[\w$]+(?:\s*,\s*[\w$]+)+)(?<rest>[^]*)$/u.exec(written)?.groups
  if (found === undefined) return undefined
  const names = found['names']!.split(',').map((name) => name.trim())
  return { names, text: `${found['type']!}${names[0]!}${found['rest']!}` }
}

/** A default value is code, unless it has code (`x` or <code>x</code>), links or sentences. */
function codeOrText(text: string): string {
  const value = text.trim()
  if (value === '' || /[`]|\{@link|\[[^\][]*\]\(|<\/code>/iu.test(value)) return value
  if (value.includes('\n')) return isWords(value) ? value : fence(value, 'ts')
  return isWords(value) && value.split(/\s+/u).length > 2 ? value : codeMarkdown(value)
}

/** Thrown type as Markdown: a link where it is a name, code otherwise. */
function linkedType(type: string, linkTo: (target: string) => LinkText): string {
  return parseReference(type) === undefined ? codeMarkdown(type) : linkMarkdown(linkTo(type))
}

function linkMarkdown({ address, words }: LinkText): string {
  return `[${escapeMarkdown(words)}](<${address}>)`
}

/** Labelled text, whose type in braces is shown as code. */
function withType(text: string, toMarkdown: (source: string) => string): string {
  const { type, text: rest } = takeType(text)
  return type === undefined || type === '' ? toMarkdown(text) : `${codeMarkdown(type)} ${toMarkdown(rest.trimStart())}`
}

function withoutSeparator(text: string): string {
  return text.replace(/^\s*[-–—]\s+/u, '')
}

/** Removes the dash that TypeScript leaves at the begin of a `@property` text. A list has more than one. */
function withoutDash(text: string): string {
  return /\n\s*[-*+]\s/u.test(text.trim()) ? text : withoutSeparator(text)
}

function namesOf(blocks: readonly CommentBlock[]): string[] {
  return [...new Set(blocks.map(({ text }) => text.trim().split('\n')[0]!).filter((name) => name !== ''))]
}

/** Acceptances by `@suppress SG-UNEXPORTED: reason`. Closure's `@suppress {name}` is none of ours. */
function suppressions(blocks: readonly CommentBlock[]): Suppression[] {
  return blocks.flatMap(({ text, line }) => {
    const { code, rest } = /^\s*(?<code>[a-z]+(?:-[a-z]+)+)\b(?<rest>.*)/isu.exec(text)?.groups ?? {}
    return code === undefined ? [] : { code, hasReason: /^[\s:–—-]+\w/u.test(rest!), lineOffset: line }
  })
}

function releaseOf(modifiers: readonly string[]): Release | undefined {
  if (modifiers.includes('internal')) return 'internal'
  if (modifiers.includes('alpha')) return 'alpha'
  if (modifiers.includes('beta') || modifiers.includes('experimental')) return 'beta'
  return modifiers.includes('public') ? 'public' : undefined
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

/**
 * Resolves the address of a link. A relative path has no base in a doc comment, so only the text of the link stays.
 */
function linkTarget(url: string): { dataRef: number } | null | undefined {
  if (url.startsWith(linkScheme)) return { dataRef: Number(url.slice(linkScheme.length)) }
  const { kind } = classifyUrl(url)
  return kind === 'path' ? null : undefined
}
