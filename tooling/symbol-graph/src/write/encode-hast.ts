import { isDeepStrictEqual } from 'node:util'
import { codeLetter } from '../reader/code-classes.ts'
import { decodeNodes } from '../reader/decode-hast.ts'
import type { CompactContent, CompactNode } from '../reader/format.ts'
import type { HastNode, HastProperties } from '../reader/model.ts'

/** Content in its shortest form; absent when it is empty. */
export function encodeContent(nodes: readonly HastNode[]): CompactContent | undefined {
  if (nodes.length === 0) return undefined
  const blocks = nodes.flatMap((node): CompactNode[] => [paragraphText(node) ?? textBlock(node)])
  const [only] = blocks
  if (blocks.length > 1) return [1, ...blocks]
  if (typeof only === 'string') return only
  const [node] = nodes as [HastNode]
  if (typeof node !== 'string' && node[0] === 'p' && node[1] === 0) {
    const [, , ...children] = node
    return [0, ...encodeNodes(children)]
  }
  return [1, ...blocks]
}

/** The one text that a paragraph is written as. */
function paragraphText(node: HastNode): string | undefined {
  if (typeof node === 'string' || node[0] !== 'p' || node[1] !== 0) return undefined
  const [, , ...children] = node
  const encoded = encodeNodes(children)
  const [only] = encoded
  return encoded.length === 1 && typeof only === 'string' ? only : undefined
}

/** Text that is no paragraph must not look like one. */
function textBlock(node: HastNode): CompactNode {
  return typeof node === 'string' ? ['', node] : encodeElement(node)
}

/** Nodes in their shortest form: neighbouring text, code and links are one text. */
export function encodeNodes(nodes: readonly HastNode[]): CompactNode[] {
  const encoded: CompactNode[] = []
  let isOpen = false
  let endsInText = false
  for (const node of nodes) {
    const inline = inlineText(node)
    if (inline === undefined) {
      encoded.push(typeof node === 'string' ? ['', node] : encodeElement(node))
      isOpen = false
      continue
    }
    const isText = typeof node === 'string'
    if (isOpen && !(isText && endsInText)) encoded[encoded.length - 1] = `${String(encoded.at(-1))}${inline}`
    else encoded.push(inline)
    isOpen = true
    endsInText = isText
  }
  return encoded
}

/** A node that can stand in a text: text itself, code, and a link with plain words. */
function inlineText(node: HastNode): string | undefined {
  if (typeof node === 'string') return node === '' || node.includes('`') ? undefined : node
  const [tagName, properties, ...children] = node
  const [first, ...others] = children
  if (others.length > 0 || typeof first !== 'string' || first === '' || first.includes('`')) return undefined
  if (tagName === 'code' && properties === 0) return first.startsWith('@') ? undefined : `\`${first}\``
  const ref = tagName === 'a' ? onlyRef(properties) : undefined
  return ref === undefined ? undefined : `\`@${ref} ${first}\``
}

function onlyRef(properties: HastProperties | 0): number | undefined {
  if (properties === 0 || Object.keys(properties).length !== 1) return undefined
  const { dataRef } = properties
  return typeof dataRef === 'number' ? dataRef : undefined
}

function encodeElement(node: Exclude<HastNode, string>): CompactNode {
  const [tagName, properties, ...children] = node
  const [first, ...others] = children
  if (tagName === 'code' && properties === 0 && others.length === 0 && typeof first === 'string') return ['`', first]
  const ref = tagName === 'a' ? onlyRef(properties) : undefined
  if (ref !== undefined) return ['@', ref, ...encodeNodes(children)]
  if (tagName === 'pre' && properties !== 0 && others.length === 0 && typeof first === 'object') {
    const block = codeBlock(properties, first)
    // Lines with more than token classes (highlighted ones) stay as they are.
    if (block !== undefined && isDeepStrictEqual(decodeNodes([block]), [node])) return block
  }
  return properties === 0 ? [tagName, ...encodeNodes(children)] : [tagName, properties, ...encodeNodes(children)]
}

function codeBlock(properties: HastProperties, code: Exclude<HastNode, string>): CompactNode | undefined {
  const [tagName, , ...lines] = code
  if (tagName !== 'code') return undefined
  let text = ''
  let runs = ''
  let plain = 0
  for (const line of lines) {
    if (line === '\n') {
      text += '\n'
      plain += 1
      continue
    }
    if (typeof line === 'string') return undefined
    const [, , ...tokens] = line
    for (const token of tokens) {
      const piece = typeof token === 'string' ? token : token[2]
      if (typeof piece !== 'string') return undefined
      text += piece
      const names = typeof token === 'string' || token[1] === 0 ? undefined : token[1]['className']
      if (!Array.isArray(names)) {
        plain += piece.length
        continue
      }
      const style = codeLetter(String(names[0]))
      if (style === undefined) return undefined
      runs += `${plain === 0 ? '' : run(plain, '.')}${run(piece.length, style)}`
      plain = 0
    }
  }
  const { dataLanguage: language } = properties
  const isUsual = isDeepStrictEqual(properties, { className: ['code'], dataLanguage: language })
  const about = isUsual && typeof language === 'string' ? language : properties
  return runs === '' ? ['#', about, text] : ['#', about, text, runs]
}

function run(length: number, style: string): string {
  return `${length === 1 ? '' : length}${style}`
}
