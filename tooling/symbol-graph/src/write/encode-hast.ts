import { isDeepStrictEqual } from 'node:util'
import { codeLetter } from '../reader/code-classes.ts'
import { decodeNode } from '../reader/decode-hast.ts'
import type { CompactContent, CompactNode } from '../reader/format.ts'
import type { HastNode, HastProperties } from '../reader/model.ts'

/** Content in its shortest form; absent when it is empty. */
export function encodeContent(nodes: readonly HastNode[]): CompactContent | undefined {
  const [only, ...others] = nodes
  if (only === undefined) return undefined
  if (others.length === 0 && typeof only !== 'string' && only[0] === 'p' && only[1] === 0) {
    const [, , ...children] = only
    const [text, ...rest] = children
    if (rest.length === 0 && typeof text === 'string') return text
    return [0, ...children.map(encodeNode)]
  }
  return [1, ...nodes.map(encodeNode)]
}

/** One node in its shortest form. */
export function encodeNode(node: HastNode): CompactNode {
  if (typeof node === 'string') return node
  const [tagName, properties, ...children] = node
  const [first, ...others] = children
  if (tagName === 'code' && properties === 0 && others.length === 0 && typeof first === 'string') return ['`', first]
  if (
    tagName === 'a' &&
    properties !== 0 &&
    typeof properties['dataRef'] === 'number' &&
    Object.keys(properties).length === 1
  ) {
    return ['@', properties['dataRef'], ...children.map(encodeNode)]
  }
  if (tagName === 'pre' && properties !== 0 && others.length === 0 && typeof first === 'object') {
    const block = codeBlock(properties, first)
    // Lines with more than token classes (highlighted ones) stay as they are.
    if (block !== undefined && isDeepStrictEqual(decodeNode(block), node)) return block
  }
  return [tagName, properties, ...children.map(encodeNode)]
}

function codeBlock(properties: HastProperties, code: Exclude<HastNode, string>): CompactNode | undefined {
  const [tagName, , ...lines] = code
  if (tagName !== 'code') return undefined
  let text = ''
  let runs = ''
  for (const line of lines) {
    if (line === '\n') {
      text += '\n'
      runs += '|'
      continue
    }
    if (typeof line === 'string') return undefined
    const [, , ...tokens] = line
    for (const token of tokens) {
      const piece = typeof token === 'string' ? token : token[2]
      if (typeof piece !== 'string') return undefined
      const names = typeof token === 'string' || token[1] === 0 ? undefined : token[1]['className']
      const style = Array.isArray(names) ? codeLetter(String(names[0])) : '.'
      if (style === undefined) return undefined
      text += piece
      runs += `${piece.length}${style}`
    }
  }
  const { dataLanguage: language } = properties
  const isUsual = isDeepStrictEqual(properties, { className: ['code'], dataLanguage: language })
  return ['#', isUsual && typeof language === 'string' ? language : properties, text, runs]
}
