import { isUrl, longestLink, splitLink, type WrittenLink } from './link-reference.ts'

/** Link in a doc comment. */
export interface InlineLink extends WrittenLink {
  /** Lines from the start of the text. */
  line: number
}

/** Address and text of a link, as Markdown shows it. */
export interface LinkText {
  address: string
  words: string
}

/** Receives the inline tags of a text. */
export interface InlineTags {
  link(link: InlineLink): LinkText
  /** @param target - Empty for `{@inheritDoc}`. */
  inheritDoc(target: string, line: number): void
}

const special = /[\\`{[]/gu
const inlineTag = /\{@(?<tag>[A-Za-z]+)(?=[\s}])/uy
const wikiLink =
  /\[\[\s*(?<inner>[\p{ID_Start}$_][\p{ID_Continue}$.#]*(?:\(\))?(?:\s*\|[^[\]\n]+|\s[^[\]|\n]+)?)\s*\]\](?![(:])/uy

/**
 * Converts a block of a doc comment to Markdown: inline tags become Markdown links and code. Everything else, code
 * included, stays as written.
 */
export function inlineMarkdown(text: string, tags: InlineTags): string {
  if (!text.includes('{@') && !text.includes('[[')) return text
  let done = ''
  let prose: string[] = []
  let line = 0
  const flush = (): void => {
    if (prose.length > 0) done += convert(prose.join('\n'), line - prose.length, tags) + '\n'
    prose = []
  }
  let fence: string | undefined
  let isList = false
  let isAfterBlank = false
  for (const one of text.split('\n')) {
    const marker = /^\s*(?:[-*+]\s+|\d+[.)]\s+)?(?<marker>`{3,}(?=[^`]*$)|~{3,})/u.exec(one)?.groups!['marker']
    isList ||= /^\s*(?:[-*+]|\d+[.)])\s/u.test(one)
    const isBlank = one.trim() === ''
    const isIndented: boolean = !isList && /^(?: {4}|\t)/u.test(one) && isAfterBlank
    // A code span ends with its paragraph.
    if (fence !== undefined || marker !== undefined || isIndented || isBlank) {
      flush()
      done += `${one}\n`
      if (fence === undefined) fence = marker
      else if (one.trim().startsWith(fence) && /^(`+|~+)$/u.test(one.trim())) fence = undefined
    } else prose.push(one)
    isAfterBlank = isBlank || isIndented
    line += 1
  }
  flush()
  return done.slice(0, -1)
}

/** Converts the inline tags of prose. */
function convert(text: string, firstLine: number, tags: InlineTags): string {
  let done = ''
  let at = 0
  let lines = { counted: 0, line: firstLine }
  const lineAt = (index: number): number => {
    const line = lines.line + text.slice(lines.counted, index).split('\n').length - 1
    lines = { counted: index, line }
    return line
  }
  /** Runs of backticks without an end, by length. */
  const open = new Set<number>()
  for (;;) {
    special.lastIndex = at
    const start = special.exec(text)?.index
    if (start === undefined) return done + text.slice(at)
    done += text.slice(at, start)
    at = start
    const found =
      text[at] === '\\'
        ? { end: at + 2, markdown: text.slice(at, at + 2) }
        : text[at] === '`'
          ? codeSpan(text, at, open)
          : text[at] === '{'
            ? tagAt(text, at, tags, lineAt)
            : wikiAt(text, at, tags, lineAt)
    done += found?.markdown ?? text[at]!
    at = found?.end ?? at + 1
  }
}

interface Found {
  end: number
  markdown: string
}

function codeSpan(text: string, at: number, open: Set<number>): Found {
  const ticks = /^`+/u.exec(text.slice(at, at + 1000))![0]
  const after = at + ticks.length
  if (open.has(ticks.length)) return { end: after, markdown: ticks }
  for (let end = text.indexOf(ticks, after); end !== -1; end = text.indexOf(ticks, end)) {
    const run = /^`+/u.exec(text.slice(end, end + 1000))![0].length
    if (run === ticks.length) return { end: end + run, markdown: text.slice(at, end + run) }
    end += run
  }
  open.add(ticks.length)
  return { end: after, markdown: ticks }
}

function tagAt(text: string, at: number, tags: InlineTags, lineAt: (index: number) => number): Found | undefined {
  inlineTag.lastIndex = at
  const name = inlineTag.exec(text)?.groups!['tag']
  if (name === undefined) return undefined
  const close = closingBrace(text, at)
  if (close === undefined) return undefined
  const end = close + 1
  const inner = text.slice(at + name.length + 2, close)
  switch (name.toLowerCase()) {
    case 'link':
    case 'linkcode':
    case 'linkplain': {
      if (inner.trim() === '') return undefined
      // A link inside of a link gives its words.
      const link = splitLink(inner.replace(/\{@\w+|[{}]/gu, ' '))
      return {
        end,
        markdown: linkMarkdown(tags.link({ ...link, line: lineAt(at) }), name.toLowerCase() === 'linkcode'),
      }
    }
    case 'inheritdoc':
      tags.inheritDoc(inner.trim(), lineAt(at))
      return { end, markdown: '' }
    case 'label':
      return { end, markdown: '' }
    case 'code':
      return { end, markdown: codeMarkdown(inner.trim()) }
    case 'literal':
      return { end, markdown: escapeMarkdown(inner.trim()) }
    default:
      return undefined
  }
}

function wikiAt(text: string, at: number, tags: InlineTags, lineAt: (index: number) => number): Found | undefined {
  wikiLink.lastIndex = at
  const inner = wikiLink.exec(text)?.groups!['inner']
  if (inner === undefined) return undefined
  return {
    end: wikiLink.lastIndex,
    markdown: linkMarkdown(tags.link({ ...splitLink(inner), line: lineAt(at) }), false),
  }
}

/** Index of the brace that closes an inline tag; nothing for a tag that is not closed or very long. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0
  const last = Math.min(text.length, start + longestLink)
  for (let at = start; at < last; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

function linkMarkdown({ address, words }: LinkText, isCode: boolean): string {
  const text = isCode ? codeMarkdown(words.replaceAll('`', '')) : linkWords(words)
  return text === '' ? '' : `[${text}](<${isUrl(address) ? address.replace(/[<>\s]/gu, encodeURIComponent) : address}>)`
}

/** Text of a link: code spans stay code, other marks of Markdown are shown as written. */
function linkWords(words: string): string {
  return words
    .split(/(`[^`]+`)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : escapeMarkdown(piece)))
    .join('')
}

/** Code span of any text. */
export function codeMarkdown(code: string): string {
  if (code.trim() === '') return ''
  const text = code.replace(/\s+/gu, ' ')
  const longest = Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`
}

/** Escapes the marks of Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>{}#!|~]/gu, '\\$&')
}
