import {
  DocCodeSpan,
  DocErrorText,
  DocEscapedText,
  DocFencedCode,
  DocHtmlEndTag,
  DocHtmlStartTag,
  DocInlineTagBase,
  DocLinkTag,
  type DocNode,
  DocPlainText,
  DocSection,
  DocSoftBreak,
  DocBlockTag,
} from '@microsoft/tsdoc'

/** HTML elements allowed in a doc comment. Other tags are shown as written. */
const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var ' +
    'wbr'
  ).split(' '),
)

/**
 * Converts the content of a doc comment back to Markdown, with two changes: links become Markdown links with an address
 * from `addressOf`, and tags that are not HTML elements are escaped.
 *
 * @param addressOf - Returns the address for a link to code or to the web, or nothing to keep only the link's text.
 */
export function toMarkdown(node: DocNode, addressOf: (link: DocLinkTag) => string | undefined): string {
  if (node instanceof DocPlainText) return node.text
  if (node instanceof DocSoftBreak) return '\n'
  if (node instanceof DocEscapedText) return node.encodedText
  if (node instanceof DocErrorText) return node.text.startsWith('<') ? `\\${node.text}` : node.text
  if (node instanceof DocCodeSpan) return codeSpan(node.code)
  if (node instanceof DocFencedCode) return `\n${fence(node)}\n`
  if (node instanceof DocHtmlStartTag || node instanceof DocHtmlEndTag) {
    const html = node.emitAsHtml()
    return htmlElements.has(node.name) ? html : html.replace(/[<>]/gu, '\\$&')
  }
  if (node instanceof DocLinkTag) {
    const address = addressOf(node)
    const words = escapeWords(linkWords(node))
    return address === undefined ? words : `[${words}](<${address}>)`
  }
  if (node instanceof DocInlineTagBase) return ''
  if (node instanceof DocBlockTag) return node.tagName
  if (node instanceof DocSection) {
    return node.nodes.map((child) => toMarkdown(child, addressOf)).join('\n\n')
  }
  return node
    .getChildNodes()
    .map((child) => toMarkdown(child, addressOf))
    .join('')
}

/** Text of a link. The fallback is the name of its destination, without package and selectors. */
export function linkWords(link: DocLinkTag): string {
  if (link.linkText !== undefined) return link.linkText.trim()
  if (link.urlDestination !== undefined) return link.urlDestination
  const names = link.codeDestination?.memberReferences.map(({ memberIdentifier, memberSymbol }) => {
    return (
      memberIdentifier?.identifier ??
      (memberSymbol === undefined ? '' : `[${memberSymbol.symbolReference.emitAsTsdoc()}]`)
    )
  })
  return names === undefined || names.length === 0 ? destinationText(link) : names.join('.')
}

/** Destination of a link as written, on one line. */
export function destinationText(link: DocLinkTag): string {
  return (link.codeDestination?.emitAsTsdoc() ?? '').replace(/\s+/gu, ' ').trim()
}

function escapeWords(words: string): string {
  return words.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>{}#!|~]/gu, '\\$&')
}

function codeSpan(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``
}

function fence({ language, code }: DocFencedCode): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/gu)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code.replace(/\n$/u, '')}\n${ticks}`
}
